import { dangerPattern } from './danger-pattern.ts';

/** Carbon monoxide, gas and fire: out of the house first. */
export const OUTSIDE = dangerPattern(
  'outside',
  `carbon_monoxide|monoxide|monoxido .. alarm|detector|poison*|going_off|beeping|alarma|sonando|pitando|leak|smell|symptoms|headache|dizzy|mare*|dolor|intoxic*|envenen*
   carbon_monoxide|monoxido_de_carbono ;
   co|gas alarm|detector .. going_off|beeping|beep|sonando|wont_stop
   generator|generador|planta|plant ... dizzy|headache|headaches|nauseous|nausea|vomit*|throwing_up|faint*|pass_out|passed_out|sleepy|sick|cant_breathe|mare*|dolor_de_cabeza|duele_la_cabeza|desmay*|sueno|debil
   dizzy|headache|headaches|nauseous|vomit*|throwing_up|mareado|mareados|mareada|dolor_de_cabeza|duele_la_cabeza ... generator|generador|planta_electrica|planta_prendida|planta_adentro|exhaust|grill_inside
   car|grill|bbq|engine|carro|motor|anafe|carbon|barbecue .. running|on|lit|inside|prendido|encendido|adentro .. garage|house|inside|indoors|garaje|casa|cuarto ... dizzy|headache|sick|vomit*|faint*|mare*|dolor_de_cabeza|desmay*
   smell|smells|smelling|strong|leak|leaking .. gas ... house|kitchen|apartment|home|headache|headaches|dizzy|stove|sick
   smell|smells|smelling|leaking gas ;
   gas leak
   huele|oliendo|olor|fuga|escape .. a_gas|de_gas|gas
   house|home|kitchen|apartment|building|room|stove|bed|couch|garage|trailer .. on_fire|burning_down|in_flames|caught_fire|is_burning
   fire in|at|inside .. kitchen|house|home|apartment|building|room|garage|bedroom|oven|stove
   theres|there_is|theirs .. fire ;
   casa|cocina|apartamento|edificio|cuarto|carro & quemando|incendiando|en_llamas|se_quema|cogio_candela|prendio_fuego|en_fuego
   incendio|fuego|candela .. en|hay .. casa|cocina|apartamento|edificio|cuarto|carro
   hay [un] incendio|fuego|candela
   trapped|atrapad* .. fire|smoke|fuego|humo|incendio|car
   full|lleno|llena of|de smoke|humo
   inhaled|breathing_in|tragado|trago|respiro .. smoke|humo`,
);

/** Heat stroke. */
export const HEAT = dangerPattern(
  'heat',
  `heat_stroke|heatstroke|golpe_de_calor|insolacion|heat_exhaustion ... confus*|passed|vomit*|faint*|unconscious|cant|wont|help|desmay*|no_responde|fiebre
   having|has|have|think|got .. heat_stroke|heatstroke|heat_exhaustion
   dio|dando|tiene|creo .. golpe_de_calor|insolacion
   heat|hot|sun|outside|roofing|outdoors|sol|calor ... confused|isnt_making_sense|makes_no_sense|talking_crazy|passed_out|collapsed|fainted|delirious|not_sweating|stopped_sweating|disoriented|confundid*|desmay*|delirando|no_suda|dejo_de_sudar|desorientad*|desplomo|vomit*
   confused|passed_out|collapsed|fainted|delirious|stopped_sweating|confundid*|desmay*|delirando|desplomo|stumbling ... heat|burning_hot|in_the_sun|roofing|all_day_outside|al_sol|en_el_sol|calor
   left|locked|stuck|quedo|dejaron|dejo|encerrado .. baby|kid|child|toddler|bebe|nino|nina ... car|carro|hot_car
   baby|kid|child|toddler|bebe|nino|nina ... locked|left|stuck|encerrado|encerrada|olvido .. in|en .. car|carro`,
  'heat_stroke|heatstroke|golpe_de_calor',
);
