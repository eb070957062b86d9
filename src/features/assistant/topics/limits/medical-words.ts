import { phrases, type WordLists } from '../../engine/phrases.ts';

const LISTS: WordLists = {
  symptom: `rash*|itch*|duela*|pain|pains|painful|hurt|hurts|hurting|ache|aches|aching|sore|sores|fever|feverish|temperature|cough*|swelling
    swollen|lump|lumps|bump|bumps|mole|spots|spot|blister*|bruise*|dizzy|dizziness|nausea|nauseous|vomit*|throwing up|throw up|diarrhea
    constipat*|bleeding|blood|burning|burns|discharge|infected|infection|numb|tingling|cramp*|headache*|migraine*|earache
    toothache|stomachache|sneez*|congest*|runny nose|sore throat|tired|fatigue*|weak|palpitations|racing|puffy|stiff|sting*|sick
    feel bad|not feeling|pee|urine|poop|stool|period|spotting|weight loss|losing weight|hair loss|insomnia|cant sleep|anxious|red eye|pink eye|bite
    dolor*|duele|duelen|doliendo|sarpullido|roncha*|picazon|pica|comezon|rasquina|fiebre|calentura|tos|tosiendo|hinchad*|hinchazon|bolita*|bola
    bulto*|lunar|lunares|mancha*|ampolla*|moreton*|mareo*|maread*|nausea*|vomit*|diarrea|estrenid*|sangr*|ardor|arde|ardiendo|quema
    flujo|infectad*|infeccion|entumecid*|hormigueo|calambre*|jaqueca|migrana|cansad*|cansancio|debil|debilidad|palpitacion*|agruras
    acidez|garganta|granito*|grano*|pus|orina*|orin|caca|regla|caida del pelo|insomnio|mocos|gripe|catarro|resfriad*|picadura|enferm*|me siento mal|ojo rojo`,
  medicine: `pill|pills|tablet|tablets|capsule*|meds|medication|medications|medicine|medicines|antibiotic*|amoxicillin|amoxicilina|tylenol
    acetaminophen|acetaminofen|paracetamol|ibuprofen|ibuprofeno|advil|motrin|aleve|naproxen|naproxeno|aspirin|aspirina*|benadryl|zyrtec|claritin
    loratadina|metformin|metformina|insulin|insulina|lisinopril|losartan|enalapril|atenolol|omeprazole|omeprazol|prednisone|prednisona
    dexametasona|xanax|alprazolam|clonazepam|zoloft|sertraline|sertralina|prozac|ozempic|wegovy|mounjaro|viagra|cialis|warfarin|eliquis|plavix
    melatonin|melatonina|pepto|pepto bismol|imodium|nyquil|dayquil|mucinex|robitussin|cough syrup|jarabe|pastilla*|pildora*|tableta*|medicina*
    medicamento*|antibiotico*|dipirona|azitromicina|azithromycin|zpack|penicilina|penicillin|ciprofloxacina|cipro|atorvastatin|atorvastatina|gabapentin
    gabapentina|tramadol|vitamin*|vitamina*|suplemento*|supplement*|dose|dosis|gotas|drops|ointment|cream|crema|pomada|inhaler|inhalador|statin
    levothyroxine|levotiroxina|eutirox|synthroid|plan b|pastilla del dia despues|birth control|anticonceptiv*|antidepress*|antidepresiv*|diurex|pedialyte|levotiroxina`,
  illness: `cancer|diabetes|diabetic|covid|flu|strep|uti|std|sti|herpes|pneumonia|bronchitis|arthritis|eczema|psoriasis|shingles|ringworm
    scabies|hepatitis|gastritis|ulcer*|hernia|appendicitis|anemia|lupus|depression|adhd|autism|asthma|concussion|infection|pregnant|high blood pressure
    diabetic|gripe|dengue|zika|influenza|neumonia|bronquitis|artritis|sarna|sida|vih|hiv|apendicitis|ulcera|anemia|depresion|embarazada|contagio*|contagious
    infeccion|tumor|quiste|cyst|piedras|kidney stones|colesterol|presion alta|hypertension|hipertension|alergia|allergy|conjuntivitis|otitis|varicela|chickenpox|hongos|fungus`,
  trouble: `burn|sunburn|burns|sting|stung|splinter|cut|wart|warts|lice|diaper rash|poison ivy|swole|swole up|roncha*|piojo*|piojos|verruga*|quemazon|quemadura*|golpe
    inflamo|inflamado|inflamada|inflamad*|inflamaron|pico|picada|encia|salpullido|sarpullido|hongo*|bola|flemon|orzuelo|perrilla|llaga*|fuego en la boca`,
  body: `knee|ankle|foot|toe|back|neck|shoulder|elbow|wrist|finger|hand|eye|ear|blister|bump|lump`,
  test: `a1c|cholesterol|glucose|sugar|blood pressure|triglycerides|psa|tsh|hemoglobin|hemoglobina|colesterol|glucosa|azucar|presion|trigliceridos
    creatinina|creatinine|platelets|plaquetas|bpm|pulse|oxygen|oxigeno|ldl|hdl|temperature|temperatura|bmi`,
};

/** How much of what to take, and whether to take it. */
export const DOSING = phrases(
  `how_many|how_much .. mg|mgs|ml|milligrams|milliliters|cc|units|drops|teaspoon*|tablespoon*|puffs|grams|dose|doses
   how_many|how_much .. @medicine .. take|give|safe|should|can|for|do_i|is_too|per_day|a_day|at_once
   how_many|how_much .. take|give|safe .. @medicine
   what|whats|which|right|correct|safe|max|maximum|recommended|proper|usual .. dose|dosage|dosis|dosing
   dose|dosage|dosis of|for|de|del|para|por
   how_often|how_long|every_how_many .. take|give .. @medicine
   how_often .. @medicine
   can|may|should|could|do|would|must|is_it_ok|is_it_okay|is_it_safe|safe|ok|okay|alright|need .. take|taking|give|giving|use|using|mix|mixing|combine|stop|stopping|skip|double|drink|switch|keep .. @medicine
   @medicine .. with|and|y|con|junto .. alcohol|beer|wine|pregnan*|embaraz*|breastfeed*|cerveza|ron|lactando|empty_stomach
   mix|mixing|combine|combining|together|mezclar|combinar|juntas|juntos .. @medicine
   @medicine .. together|juntas|juntos|same_time|al_mismo_tiempo|mezclar|combinar
   stop|quit|skip|forgot|missed|double|doubled|run_out_of .. my|a|the|to .. @medicine
   missed|forgot|skip|skipped .. dose|pill
   what|which|any|something|anything .. can|should|do|could|to .. take|give|use|put .. for|on .. @symptom
   what|which|any .. can|should|do|could .. i|he|she|we|my .. take|give|put|use ;
   what should|can|do i|we [he|she|my_son|my_daughter] take|give|put|use .. for .. @symptom|@illness
   what|which|best @medicine .. for|help*|cure*|treat*|works
   @medicine for|para|pa .. @symptom|@illness
   what .. good|best|helps|works|cure|remedy|remedies|treatment for|against|with .. @symptom|@illness
   home|natural|herbal|casero|caseros|natural|naturales remedy|remedies|remedio|remedios
   side|adverse effect|effects .. of|from|@medicine
   @medicine side effects
   efectos|efecto secundarios|secundario|adversos
   interact*|interaccion*|interactua .. @medicine
   should|do|can i|we|he|she|my_son|my_daughter [keep|stop|start|be|even] take|taking|give|giving .. @medicine|antibiotics|it ;
   prescribe|recetame|receteme|recetar|recetan|receta|prescripcion|prescription .. me|something|algo|@medicine .. @symptom|para|for
   recomienda*|recommend|suggest|sugiere .. @medicine
   cuanto|cuanta|cuantos|cuantas|que_cantidad .. mg|ml|miligramos|mililitros|cc|gotas|cucharadas|cucharaditas|unidades|puffs|dosis|gramos
   cuanto|cuanta|cuantos|cuantas|cada_cuanto|cada_cuantas_horas|que_cantidad|a_que_hora|cuantas_veces .. @medicine .. tomo|tomar|tomarme|le_doy|dar|darle|puedo|debo|doy|se_toma|se_da|poner
   cuanto|cuanta|cuantos|cuantas|cada_cuanto|cada_cuantas_horas|que_cantidad|cuantas_veces .. tomo|tomar|tomarme|le_doy|dar|darle|se_le_da|se_toma|doy|debo .. @medicine
   cada cuantas_horas|cuanto .. doy|tomo|tomar|dar|darle|toma
   puedo|puede|puedes|debo|debe|deberia|podria|se_puede|es_malo|es_bueno|hace_dano|conviene|tengo_que|sera_bueno .. tomar|tomarme|tomarse|tomando|dar|darle|ponerme|ponerle|mezclar|combinar|dejar|dejar_de|usar|seguir|inyectar|doblar|saltar .. @medicine
   puedo|debo|deberia|le .. tomar|tomarme|dar|darle|doy .. @medicine
   que|cual|algo .. tomo|tomar|tomarme|doy|dar|darle|pongo|ponerme|ponerle|echo|echarme|unto|puedo_tomar|le_puedo_dar|me_tomo|compro .. para|pa|por|contra|con .. @symptom|@illness
   que [me|le|puedo|debo|se] [puedo|debo|puede] tomo|tomar|doy|dar|darle|tomarme|pongo ;
   que|cual|con_que|q crema|cremas|pomada|unguento|jarabe|gotas|antibiotico|pastilla|pastillas|remedio|medicina|medicamento .. pongo|ponerle|ponerme|echo|echarle|unto|untarle|doy|tomo|compro|sirve|es_bueno|es_buena|uso|le_pongo|recomienda*
   que crema|pomada|unguento|jarabe|gotas|antibiotico para|pa|contra .. @symptom|@illness
   @symptom|@illness|@trouble ... que le|les|me|se [le|les] pongo|echo|unto|doy|hago|ponemos|damos|echamos
   @trouble ... que_hago|que_le_hago|que_me_hago|que_puedo_hacer
   con_que|como se|le|me [le|me] quita|quitan|quito|baja|cura|curan .. @symptom|@illness|@trouble
   which|what|whats [otc|good|kind_of|type_of] cream|creams|ointment|lotion|syrup|drops|antibiotic|pill|otc .. do|should|can|works|is|to|put|give|take|helps
   what .. do|should|can|could i|we .. put|use|give|take|rub|apply .. @symptom|@illness|@trouble|on_it|on_him|on_her
   @symptom|@illness|@trouble ... what|which .. do|should|can i|we .. put|use|give|take|rub|apply
   whats|what_is|what good|best|helps .. for|with|against .. @symptom|@illness|@trouble
   what otc|home_remedy|thing|remedy .. helps|works|good .. @symptom|@illness|gas
   @body ... should|can|do i|we|he|she ice|heat|wrap|pop|drain|soak|massage [it]
   que es_bueno|sirve|ayuda|hay|remedio .. para|pa|contra .. @symptom|@illness
   se_me|olvido|olvide|salte|se_me_paso .. @medicine|dosis
   remedio|remedios casero|caseros|natural|naturales|para|pa
   dejar|dejo de tomar .. @medicine`,
  LISTS,
);

/** What an illness is, whether it is grave, what a test means. */
export const DIAGNOSIS = phrases(
  `@symptom ... what|whats is|could|can|might|would it|this|that|be|it_be|wrong
   @symptom ... what_is_it|what_is_this|whats_this|whats_that|what_could_it_be|what_can_it_be|what_do_i_have|what_does_he_have|what_does_she_have|whats_wrong|what_is_wrong|whats_causing|what_causes|what_do_you_think|any_idea_what|is_it_serious|is_that_serious|is_this_serious|is_it_normal|is_that_normal|is_this_normal|is_it_bad|is_that_bad|is_this_bad|is_it_dangerous|is_it_contagious|should_i_worry|should_i_be_worried|am_i_dying|do_i_need_antibiotics|is_it_infected|what_should_i_do|what_do_i_do|what_can_i_do|how_do_i_treat|how_to_treat|how_do_i_get_rid
   what is|could|causes|would|can [be] wrong|causing|this|that|cause .. @symptom
   what_is_it|what_is_this|whats_wrong|what_do_i_have|what_could_it_be|is_it_serious|is_it_normal|is_it_bad|should_i_worry|is_it_dangerous ... @symptom
   why|how_come do|does|is|am|are|did .. my|i|his|her|the|he|she .. @symptom
   do|does|could|might|can|have|think|is|are i|he|she|my|it|this|that|i_have .. have|be|got .. @illness
   do|could|might|can i have @illness
   is|could|might it|this|that [be|a|an|just|@symptom] [a|an] @illness
   is it|this|that|my|his|her .. infected|contagious|cancerous|broken|serious
   am i pregnant|sick|diabetic|dying|having
   what do|does i|he|she|my .. have ; .. @symptom
   how do|can|to i|you|we|get [get|treat|cure|stop|fix|help|rid] rid|treat|cure|stop|heal|get_rid .. @symptom|@illness
   how to treat|cure|stop|heal|get_rid .. @symptom|@illness
   can|could you [please] tell me if this|it|i_have|he_has|she_has .. @illness
   diagnose me|my|this|it
   whats|what_is|give_me my|a|the|your diagnosis
   diagnosis for|of my
   symptoms|signs of .. @illness
   do these|i symptoms|have_symptoms
   @test .. ## .. bad|high|low|normal|mean|means|ok|okay|good|dangerous|malo|alto|alta|bajo|baja|significa|bien|peligroso|bueno
   @test .. ### .. bad|high|low|normal|mean|means|ok|okay|good|dangerous|malo|alto|alta|bajo|baja|significa|bien|peligroso|bueno
   @test .. #.# .. bad|high|low|normal|mean|means|ok|okay|good|malo|alto|significa|bien
   is|what|es|que .. @test .. ##|###|#.#|##.# .. bad|high|low|normal|mean|ok|malo|alto|alta|normal|significa|peligros*
   is|es .. ###|##|#.# .. high|normal|bad|low|alto|alta|malo|bajo .. @test
   can you read|interpret|explain|look_at my results|labs|xray|test|rash|picture|photo
   @symptom ... que_es|que_sera|que_puede_ser|que_podria_ser|que_tendre|que_tengo|que_tiene|que_tendra|que_me_pasa|que_le_pasa|que_me_esta_pasando|sera_grave|es_grave|es_normal|es_malo|es_peligroso|es_contagioso|sera_malo|sera_normal|me_debo_preocupar|debo_preocuparme|que_hago|que_puedo_hacer|que_me_recomienda|que_me_recomiendan|que_recomienda|que_hacer|como_me_lo_quito|como_se_quita|por_que_sera|a_que_se_debe|de_que_sera|que_enfermedad|estare
   que_es|que_sera|que_puede_ser|que_tendre|que_tengo|que_tendra|que_tiene|que_me_pasa|que_le_pasa|es_grave|es_normal|sera_grave|sera_normal|es_malo|es_peligroso ... @symptom
   por_que|por_que_sera_que [me|le|se|mi|a_mi|siento|tengo] [me|le|hijo|hija|esta|siento] @symptom
   por_que .. me|le|tengo|siento|mi|estoy .. @symptom
   tendre|tengo|tendra|sera|estare|podria_ser|puede_ser|estoy [yo|que|un|una|con] @illness ;
   sera|tendre|estare|podria_ser|puede_ser .. @illness
   es|sera normal ... @symptom
   es|sera contagioso|contagiosa|infeccioso|cancerigeno
   sintomas de|del|tiene|son
   como|que .. curo|cura|quito|quita|trato|se_trata|alivio|alivia|hago_para .. @symptom|@illness
   diagnostica|diagnostique|diagnosticame|diagnostiqueme|cual_es_mi_diagnostico|deme_un_diagnostico
   que significa|quiere_decir .. @test|resultado|examen
   leer|interpretar|explicar|explicame|expliqueme .. resultados|examen|analisis|placa|foto`,
  LISTS,
);

/** A doctor, a benefit or a price is looked for; that is not ours. */
export const LOOKING_FOR_A_DOCTOR = phrases(
  `which|what|what_kind_of|what_type_of|any|a|find|find_me|need|want|looking_for|good|best [good|kind_of|type_of|local|of] doctor|doctors|dr|specialist|specialists|pediatrician|dermatologist|dentist|clinic|provider|providers|dr
   who do|should|can|would|could i|we|he|she|my|you [go|to|see] see|go|visit|call|talk|take
   who .. see|treats|check|look_at|specializes|handles
   doctor|doctors|specialist|pediatrician|dermatologist|dentist|clinic|provider .. near|in|around|close|33###|34###|32###|for_this|open|accepting
   near me|33###|32###|34###|my
   33###|32###|34###
   que|cual|a_que|con_que|algun|un|una|busco|necesito|quiero|buen|buena [buen|buena|tipo_de] medico|doctor|doctora|especialista|pediatra|dermatologo|dermatologa|dentista|clinica|ginecologo|ginecologa|cardiologo|ortopeda|proveedor
   a|con quien|que_especialista|cual [debo|puedo|me|lo|la|hay_que] [ver|ir|llevo|voy|veo|puedo|debo|toca] veo|ver|voy|ir|llevo|llevar|visito|consulto|acudo|consultar
   medico|doctor|doctora|especialista|pediatra|dermatologo|dentista|clinica|hay .. cerca|en|por|hay|para_eso|para_esto
   cardiolog*|dermatolog*|neurolog*|gastroenterolog*|ginecolog*|gynecolog*|urolog*|endocrinolog*|pulmonolog*|neumolog*|oftalmolog*|ophthalmolog*|psychiatrist|psiquiatra|pediatrician|pediatra|dentista|dentist|podiatrist|optometrist|orthopedist|ortopeda|podiatra|optometrista .. in|en|near|cerca|hay|for|para|que|who|accepting
   appointment|cita|schedule|book|cover|covers|covered|coverage|cubre|cubren|cubierto|cost|costs|cuesta|price|precio|included|incluido|incluida|incluye|cuanto_sale|cuanto_vale|pay_for|plan|panel|panels|package|paquete
   how much is|are|does|would
   network|la_red|directory|directorio
   agua|water|liquidos|fluids`,
);

export const CHILD = phrases(
  `baby|babies|toddler|kid|kids|child|children|son|daughter|infant|newborn|grandson|granddaughter|boy|girl|bebe|nino|nina
   ninos|nene|nena|hijo|hija|nieto|nieta
   #|1# year|years|yr|yrs|yo|month|months|mo old
   # yo|anitos|anos`,
);

/** Which part of the directory helps; the first whose words are said. */
export const SPECIALTIES_BY_WORDS = [
  {
    specialty: 'Dermatology',
    words: phrases(
      'rash*|itch*|mole|skin|acne|spots|blister*|sarpullido|roncha*|picazon|lunar|piel|manchas|granos|comezon|acne',
    ),
  },
  {
    specialty: 'Gastroenterology',
    words: phrases(
      'stomach|belly|diarrhea|constipat*|stomachache|poop|stool|barriga|estomago|diarrea|estrenid*|panza|acidez|agruras|tripa*|vientre',
    ),
  },
  {
    specialty: 'ENT (Ear, Nose, Throat)',
    words: phrases('ear|ears|throat|sinus|earache|oido|oidos|garganta|sinusitis'),
  },
  { specialty: 'Ophthalmology', words: phrases('eye|eyes|vision|ojo|ojos|vista') },
  {
    specialty: 'Dental',
    words: phrases('tooth|teeth|toothache|gum|gums|muela|muelas|diente|dientes|encia|encias'),
  },
  { specialty: 'Podiatry', words: phrases('foot|feet|toe|toes|toenail|pie|pies|una del pie') },
  {
    specialty: 'Orthopedics',
    words: phrases(
      'knee|knees|back|shoulder|hip|ankle|bone|joint|joints|rodilla|rodillas|espalda|hombro|cadera|tobillo|hueso|coyuntura*',
    ),
  },
  {
    specialty: 'Urology',
    words: phrases('urine|pee|peeing|kidney|kidneys|prostate|orina|orinar|orino|rinon|rinones|prostata'),
  },
  {
    specialty: 'Gynecology',
    words: phrases('period|pregnan*|vagina*|discharge|regla|menstrua*|embaraz*|flujo'),
  },
  {
    specialty: 'Cardiology',
    words: phrases('heart|palpitations|blood pressure|corazon|palpitacion*|presion'),
  },
  {
    specialty: 'Neurology',
    words: phrases(
      'headache*|migraine*|dizzy|dizziness|numb|tingling|jaqueca|migrana|dolor_de_cabeza|mareo*|hormigueo',
    ),
  },
] as const;
