import { dangerPattern } from './danger-pattern.ts';

/** Not breathing, choking, drowning, and asthma that does not yield. */
export const BREATHING = dangerPattern(
  'breathing',
  `cant|couldnt|cannot|unable_to|isnt_able_to|not_able_to .. breath|breathe|breathing|breath_in
   @not|barely|hardly|no_longer|never_started breathing|breathe|breath
   is|he|she|hes|shes|baby|was not .. breathing
   trouble|hard|hard_time|difficulty|struggling|struggles|struggle|fighting|labored|problems .. breath|breathe|breathing
   breathing .. weird|funny|fast_and|shallow|stopped|very_slow|really_slow
   stopped .. breathing
   gasping|suffocat*|asphyxiat*|asfixi*
   cant catch [my|his|her|their] breath
   cant|couldnt get|getting|take|draw|suck [no|any|enough|a|in|her|his|my|some|good] [deep|good] air|breath|breaths
   ribs|stomach|neck .. sinking|sucking|caving|pulling .. in|breath*
   turning|turned|turns|going|gone|went|getting .. blue|purple|gray|grey
   lips|face|fingernails|fingers|skin .. blue|purple|bluish|gray|grey
   is|hes|shes|looks|all blue|purple ;
   no|apenas|casi_no|dejo_de|no_puede|no_puedo|no_esta|no_logra|sin|ya_no|no_me_deja .. respira|respirar|respirando|respirarando|respiracion
   cuesta|costando|dificil|dificultad|trabajo|problemas|ahogo .. respira|respirar|respirando|respiracion
   respira|respirando|respiracion .. mal|raro|apenas|muy_rapido|poquito|trabajo|dificultad
   falta|faltando|faltandole|falta_de .. aire|respiracion|aliento
   no .. entra|llega|jala .. aire
   no|ni|apenas .. coger|coge|cojo|agarrar|agarra|agarro|jalar|jalo|halar|tomar|meter|recuperar|pasar|pasa [el|bien] aire|aliento
   costilla|costillas & hunde|hunden|hundiendo|marcan|respira*
   fue|fueron .. comida|agua|leche|pedazo|caramelo|pan .. lado|camino|hueco
   atoro|atorado|atorada|atora [con|en] [un|una|el|la|su] [pedazo_de] caramelo|pan|pollo|pescado|espina|manzana|salchicha|juguete|pastilla|nuez|mani|galleta|leche|biberon|chicle|bola|canica
   queda|quedo|quedando|quedandose .. sin aire|respiracion|respirar
   poniendo|puso|pone|puesto|volviendo|esta .. azul|morada|morado|moradita|moradito|azulita|azulito
   labios|cara|unas|boca|dedos .. morado|morados|morada|moradas|azul|azules
   choking|choaking
   choked|choke .. on .. food|meat|grape|candy|toy|coin|piece|hotdog|chicken|bone
   stuck|lodged|caught|trapped .. throat|windpipe|airway
   cant|couldnt|no_puede .. cough|toser
   heimlich .. not|doing|isnt|how
   atragant*|atasco|atascad*|atoro .. garganta|comida|uva|carne|dulce|pedazo|hueso|moneda|bebe|respira*|toser
   atragantando|atragantandose|atraganto|atragantado|atragantada|atorando|atorandose
   ahogando|ahogandose|ahoga|ahogo .. con|comiendo|comida|carne|leche|pedazo|dulce|vomito|saliva
   se|me|esta|estoy ahogando|ahogandose|ahogandome
   se|lo ahogo ;
   @child .. se ahoga|ahogo
   inhaler|pump|nebulizer|nebuliser|neb|rescue_inhaler|puffer|albuterol|breathing_treatment .. @not|empty|nothing .. work|working|help|helping|enough|anything|do
   inhaler|puffer|rescue_inhaler|albuterol .. empty|ran_out & asthma|breath*|wheez*
   bomba|bombita|inhalador|nebulizador|nebulizacion|spray|salbutamol .. no|nada .. hace|ayuda|funciona|sirve|quita|alivia|nada|mejora
   asma|asthma .. no|not|wont|cant|doesnt .. quita|pasa|mejora|stop|breathe|better|cede|going_away
   no|nada .. efecto|ayuda|sirve|quita|hace .. bomba|bombita|inhalador|nebulizador|albuterol|spray
   asma .. muy_mal|fuerte|fatal|horrible
   asthma .. right_now|getting_worse|really_bad|severe
   having|has .. asthma_attack|asma_attack
   esta|estoy .. ataque_de_asma|crisis_de_asma|dando_el_asma|dando_asma
   wheezing|silbido .. really_bad|badly|so_bad|cant|not_stopping|wont_stop|blue|feo|mucho
   drowned|drowning|is_drowning
   pulled|found|got|fished|jumped .. pool|canal|lake|ocean|bathtub|tub|water|hot_tub & breathing|face_down|blue|moving|unconscious|floating|drown*
   face_down|floating|under_water|underwater|boca_abajo|flotando .. pool|canal|lake|bathtub|tub|water|piscina|alberca|agua|banera
   fell|fall|falls|went|jumped|cayo .. in|into|under|a|en|al|dentro .. pool|canal|lake|bathtub|piscina|alberca|lago|pozo
   saque|sacamos|sacaron|encontre|encontramos .. piscina|alberca|canal|lago|mar|banera|agua & respira*|mueve|morado|inconsciente|boca_abajo|ahog*
   se ahogo|ahogaba|ahogado .. piscina|alberca|canal|lago|mar|playa|rio
   piscina|alberca|canal|lago|playa|mar|rio .. se|esta ahogo|ahoga|ahogando|ahogado
   no|without|lost|losing [the|our] power|electricity ... oxygen|ventilator|concentrator|breathing_machine
   power|electricity [is|just|went] out|off ... oxygen|ventilator|concentrator|breathing_machine
   oxygen|ventilator|concentrator|breathing_machine ... no|without|lost power|electricity
   oxygen|ventilator|concentrator [machine|tank|concentrator] [just|has] stopped|quit|died|ran_out ;|working|running|and|help|now
   se_fue|se_nos_fue|no_hay|no_tenemos|no_tengo|sin|cortaron|quitaron [la|el] luz|corriente|electricidad ... oxigeno|respirador|concentrador
   oxigeno|respirador|concentrador ... se_fue|se_nos_fue|no_hay|no_tenemos|sin|cortaron|quitaron [la] luz|corriente|electricidad
   oxigeno [se|ya_se] acabo|apago|paro
   infant|baby|newborn|bebe|recien_nacido & limp|floppy|lethargic|flojo|flojito|aguado|aguadito|flacid*
   infant|baby|newborn|bebe ... fever|fiebre ... limp|floppy|flojito|aguadito|flacid*`,
  `asthma_attack|ataque_de_asma|crisis_de_asma|ataque_asmatico|asma_attack
   le|me|te dio .. asma
   short of breath
   shortness of breath
   stops breathing
   deja de respirar`,
);
