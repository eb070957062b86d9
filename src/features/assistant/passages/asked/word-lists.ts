import type { WordLists } from '../../engine/phrases.ts';

/** What families call a thing, in both languages: lower case, without accents, "_" within a phrase. */
export const ASKED_LISTS: WordLists = {
  teeth: 'teeth|tooth|dental|dentist|diente|dientes|dentista|muela|muelas|boca',
  eyes: 'eye|eyes|vision|glasses|eyeglasses|lenses|espejuelos|lentes|gafas|anteojos|ojos|vista|oculista|optometr*',
  pills:
    'pills|pill|medicine|medicines|meds|medication*|prescription*|rx|pharmacy|pastillas|medicina|medicinas|remedios|farmacia|recetas',
  credit: 'credit|credits|credito|creditos|200|two_hundred|doscientos|allowance',
  picture: `xray*|x_ray|x_rays|rayos_x|rayo_x|placa|placas|radiografia*|ultrasound*|ultrasonido*|sonogram*|sonograma*|sonografia*`,
  vaccine: `vaccin*|vacuna*|vacunar*|shot|shots|immuniz*|inmuniz*|jab|jabs|booster*`,
  illness: `flu|influenza|gripe|shingles|culebrilla|pneumonia|neumonia|mmr|tetanus|tetano|hpv|measles|sarampion|hepatitis|polio|chickenpox|varicela|meningitis|tdap|rsv`,
  helps: `credit|credits|credito|creditos|200|two_hundred|doscientos|help|helps|ayuda*|chip_in|pay|pays|paid|paga|pagan|cover*|cubre*|cubri*|discount|descuento|free|gratis|money_off|money_toward*
    money_for|anything_for|something_for|entra|entran|sirve|toca|tocan|dan|include*|incluye*|incluid*|help_out|qualif*|califica*|carisim*|apply|applies|aplica|go_to|good_for|get_a_break|break_on|money`,
  when: `when|how_long|how_soon|how_many_weeks|how_many_days|how_many_months|how_much_longer|until|yet|already|wait*|start*|kick*|begin*|still|too_soon|too_early|now|months|month|weeks|days
    cuando|cuanto_tiempo|hasta|desde_cuando|ya|todavia|empieza*|empiezan|espera*|a_los_cuantos|cuantos_meses|cuantos_dias|cuanto_falta|cuanto_me_falta|ahora|meses|semanas|dias`,
  where:
    'where|donde|near|nearest|close_to|cerca|#####|address|direccion|location|find|busco|buscar|looking_for|quien_me|tell_me_who',
  price: `how_much|price*|pricing|cuanto_cuesta|cuanto_sale|cuanto_me_sale|cuanto_es|cuanto_vale|cuanto_pago|cuanto_seria|precio*|cost|costs|cuesta|cuestan|monthly|a_month|al_mes|mensual*|quote|cotizacion|cheaper|run_me|ballpark`,
  package: 'package*|paquete*|pakete*|paketico*|bundle*|add_on|add_ons|addon*|extras|plan_extra|combo*',
  which: 'which|which_one|what_one|cual|cuales|en_cual|whats_the_one|is_there_one|hay_uno|hay_alguno',
  refund: `refund*|reembols*|devol*|devuel*|money_back|get_back|my_money|mi_dinero|cancel*|back_out|arrepent*|arrepient*|regres*|dont_want|dont_want_it|no_la_quiero|no_lo_quiero|ya_no|letter|carta|appeal*|apelar|complain*|queja*|grievance*`,
  dpo: 'dpo|discount_plan*|discount_card*|discount_one|discount|plan_de_descuento*|plan_descuento|tarjeta_de_descuento*|el_de_descuento|descuento',
  phc: 'phc|prepaid|pre_paid|prepagada|prepago|pre_pagada|clinic_plan|health_clinic',
  insurance: 'insurance|insured|seguro|seguros|aseguranza*|insurence',
  explain: `difference|differ*|diferencia|vs|versus|or|explain*|explica*|expliqueme|explicame|understand|entiendo|entender|which_is_which|cual_es_cual|same|mismo|mean|means|significa|what_is|que_es|que_cosa|dumb_it_down|confus*|get_it`,
  specialist: `specialist*|especialista*|ortoped*|orthop*|cardiolog*|dermatolog*|neurolog*|urolog*|podiat*|podolog*|gastroenter*|endocrin*|pulmon*|neumolog*|rheumat*|reumat*|ent|oncolog*|ginecolog*|gynecolog*|psychiatr*|psiquiatr*|oftalmolog*|nefrolog*
    skin_doctor|skin_dr|skin_guy|bone_doctor|bone_dr|bone_guy|heart_doctor|heart_dr|heart_guy|foot_doctor|foot_dr|eye_doctor|eye_dr|kidney_doctor|el_de_la_piel|al_de_la_piel|el_de_los_huesos|al_de_los_huesos|el_del_corazon|al_del_corazon|medico_de_la_piel|doctor_de_la_piel`,
  leave: `paper|papers|note|slip|permission|okay_from|ok_from|go_ahead|referral*|referal*|referido*|remision|papel|permiso|orden|derivacion|pase|letter_from|nota|autorizacion|authorization*|straight_to|straight|directly|direct|directo|directa|directamente|walk_in|walk_right_in|just_go|send_me|sends_me|mande|me_mande|me_refiera|refer_me|go_through|pasar_por`,
  owndoctor: `main_doctor|main_dr|main_doc|primary|pcp|primary_doctor|primary_care|family_doctor|family_doc|family_dr|regular_doctor|regular_doc|regular_dr|general_doctor|medico_primario|doctor_primario|doctora_primaria|medico_de_cabecera|doctor_de_cabecera|cabecera|medico_de_familia|mi_primario|mi_primaria`,
  given: `i_got|they_gave_me|you_gave_me|gave_me|assigned|you_put_me|put_me_with|stuck_with|me_toco|me_asignaron|me_pusieron|me_dieron|me_asigno|asignado|asignada`,
  change: `change*|changing|switch*|swap*|different|diff|another|new_one|get_rid|dont_like|do_not_like|hate|no_me_gusta|no_me_cae|cambi*|otro|otra|choose|choosing|pick|escog*|eleg*|elij*|select|trade`,
  mine: 'my|our|mi|mis|nuestro*|nuestra*',
  data: `info|information|data|datos|informacion|number|phone|telefono|numero|name|nombre|stuff|email|correo|records|expediente|details|business`,
  everywhere: `everywhere|anywhere|every_place|all_over|any_county|all_counties|donde_sea|donde_quiera|dondequiera|en_todos|en_todas|nomas|nada_mas|na_mas|solo|only|just_miami|broward|orlando|tampa|palm_beach|hillsborough|osceola|polk|pasco|pinellas|kissimmee|lakeland|hialeah|miami|county|condado|condados|other_counties`,
  somebody: `somebody|someone|anybody|anyone|alguien|people|help|helps|ayuda*|ponen|pone|ponerle|have|tienen|do_you|get_her|get_him|provide|dan`,
  news: `written|wrote|write_up|article*|articulo*|news|noticia*|read|leer|leeria|leo|blog|advice|advise|consejo*|recommend*|recomiend*|suggest*|tips|something|algo|checklist|lista|list|say|says|dicen|get_ready|ready|prepar*|need|needs|needed|necesit*|falta|hacer|should|debo|what_do|que_hago|que_hacer|what_can|supposed`,
};
