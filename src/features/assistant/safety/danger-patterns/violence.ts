import { type Phrases, phrases } from '../../engine/patterns.ts';
import { dangerPattern, LISTS } from './danger-pattern.ts';

/** What a child, or an older person, suffers from whoever cares for them or is near them. */
export const ABUSE = dangerPattern(
  'abuse',
  `neighbor|neighbors|nurse|caregiver|aide|babysitter|nanny|uncle|aunt|teacher|coach|stepdad|stepfather|stepmom|father|mother|dad|mom|parents|someone|somebody|staff|they|he|she|boyfriend|husband|son|daughter .. @hurts .. @child|@elder
   @hurts .. mom|mother|dad|father|mama|madre|papa|padre .. nursing_home|facility|assisted_living|asilo|hogar|residencia
   nurse|caregiver|aide|staff|cuidadora|cuidador|enfermera|enfermero .. @hurts .. mom|mother|dad|father|mama|madre|papa|padre
   hurting|hurts|hurt .. elderly|@elder|mom|mother|dad|father .. nursing_home|facility|assisted_living
   daycare|school|nursing_home|guarderia|asilo .. they|le|lo|la|les .. @hurts
   le|les|la|lo @hurts .. @child|@elder
   @hurts a|al [mi|mis|la|las|el|los|su|sus|un|una] @child|@elder
   abusan|abusa|abuso|abusando|abusaron|maltratan|maltrata|maltratando|maltrataron de|a|al .. @child|@elder
   teacher|coach|uncle|neighbor|stepdad|stepfather|stepbrother|cousin|priest|pastor|man|boyfriend .. touched|touches|touching|molested .. @child
   tio|primo|maestro|padrastro|vecino|hombre|pastor|abuelo|novio toco|toca|tocaba|esta_tocando a|al [mi|la|el|su|una|un] @child
   stepfather|stepdad|uncle|cousin|teacher|coach|neighbor|dad|father .. touches|touching|touched|molests me
   me toca|tocaba|toco|tocando .. padrastro|tio|primo|papa|maestro|vecino
   padrastro|tio|primo|maestro|vecino .. me toca|tocaba|toco|esta_tocando
   @child|@elder .. left alone|locked .. no|without|hungry|days food|water|days|;
   leave|leaves|left .. @child|@elder .. alone .. no|without food|water
   dejan|deja|dejaron .. @child|@elder .. solo|sola|solos|solas .. sin|encerrad*
   hermano|hermanastro|padrastro|tio|primo|papa|padre|abuelo|maestro|vecino|pastor|entrenador|cuidador .. me|la|lo viola|violaba|violan
   brother|stepbrother|stepdad|stepfather|uncle|cousin|dad|father|grandpa|coach rapes|raping me|her|him
   grandmas|grandpas|moms|dads|mothers|fathers|sons|daughters|babys caretaker|caregiver|aide|nurse|sitter|babysitter|nanny .. @hurts her|him
   @child|@elder|mama|papa la|lo|las|los maltrata|maltratan|maltrato|maltratando|golpea|golpean|golpeo
   @child|@elder .. abandonado|abandonada|abandonados|abandoned .. sin|no|without|solo|sola|solos|hambre|hungry|dias|days
   how|where|need|want|como|donde|quiero|tengo_que .. report|denunciar|reportar .. abuse|child_abuse|elder_abuse|abuso|maltrato`,
);

/** Who threatens to kill somebody else: in "quiere matarme" it is another who wants it. */
const DEATH_THREATS = `me|nos quiere|quieren|va|van|iba|iban|intentaron|trataron_de|tratan_de [a] matar
   quiere|quieren|va|van|viene|vienen|vino|intenta|intentan|trata|tratan|pueden|piensan [a|de] matarme|matarnos
   amenaz* .. matarme|matarnos|matarla|matarlo|matarlos|matar_a|de_muerte
   dijo|dice|dicen|dijeron|jura|juro|grita que me|nos mata|matan
   dijo|dice|dicen|dijeron|jura|juro|grita que la|lo|los va_a|van_a|quiere|quieren matar
   va|van|quiere|quieren [a] matar a|al [mi|mis|la|el|los|su|sus|un|una] @person|@child|@elder|todos
   @person|they|theyre|people|guy|man .. trying_to|tried_to|tries_to kill|murder|stab|shoot me|us|him|her|my
   someone|somebody|they|theyre|people|neighbor|son|guy|man .. wants_to|want_to|going_to|gonna|will kill|murder me|us
   threat* .. kill|murder|shoot .. me|us|her|him|my
   getting|got|get|received|sent|sends death threats`;
export const THREATENED: Phrases = phrases(DEATH_THREATS, LISTS);

/** Violence, by somebody at home or by a stranger. */
export const VIOLENCE = dangerPattern(
  'violence',
  `${DEATH_THREATS}
   esposo|marido|novio|pareja|ex .. me viola|violaba|obliga_a_tener
   @partner .. hit|hits|hitting|beat|beats|beating|choked|choking|chokes|strangled|strangling|punched|punching|kicked|kicking|slapped|attacked|attacking|hurting|pushed|abusing|abuses .. me|us|her|my_mom|my_sister|my_kids|the_kids|mom|kids
   he|she|they|hes|shes [just|keeps|has|started] hit|hits|hitting|beat|beats|beating|choked|choking|strangled|punched me|us|my_mom|my_sister|my_kids
   he|she|hes|shes [is|keeps|was] hitting|beating|choking|strangling|punching|hurting|attacking me|us|her
   he|she|hes|shes [just|keeps|always] slapped|slaps|kicked|kicks|punches|shoved|pushes|threatens me|us
   he|she|who .. hits|beats|slaps me|us
   afraid|scared|terrified of my husband|boyfriend|bf|ex|wife|girlfriend|partner|stepdad
   miedo a|de mi esposo|marido|novio|ex|pareja|padrastro|esposa|novia
   @partner .. threatens|threatened|threatening me|us
   @partner .. throws|threw|throwing .. at me|us
   @partner ... scared|afraid|miedo ... go|be|volver|regresar|ir|llegar [to|a] [la|mi] home|casa
   me|nos golpea|pega|maltrata .. cuando|si .. toma|bebe|llega|borracho|enoja|grita
   beaten|beat|beating|hit .. by .. husband|boyfriend|ex|partner|wife|girlfriend|dad|father
   beating|beat the hell|crap|shit|life|up
   @partner .. me|la|nos|le|lo .. pega|pego|pegando|pegar|golpea|golpeo|golpeando|golpear|ahorca|ahorco|ahorcando|ahorcar|maltrata|maltratando|amenaza|amenazo|amenazando|agrede|agredio|empujo|pateo|patea|jala|arrastro
   me|nos|la|le|lo [esta] dando|dio|da|cayo|cae|entro|entra|agarro|agarra|coge golpes|a_golpes|golpe_tras_golpe|una_paliza|una_golpiza|patadas|trompadas|trompones|punos|punetazos
   me|nos|la esta pegando|golpeando|ahorcando|maltratando|agrediendo|amenazando|atacando
   me|nos|la quiere|va_a|quieren|van_a|intenta|trata_de pegar|golpear|matar|hacer_dano .. @partner
   @partner .. me|nos|la|le .. va_a|quiere|quieren|dijo_que .. matar|mata|matarme|matarnos
   el me|nos va_a|quiere matar|pegar|golpear
   me|nos pega|pego|golpea|golpeo|pegaba_ahora .. @partner
   he|she|ex|husband|boyfriend|hes|shes|dad|they .. going_to|gonna|will|wants_to|threatening_to|threatened_to|says|said|trying_to .. kill|hurt|shoot|stab|beat me|us|her|my|him|everyone
   threatening|threatened|threatens|pointing|pointed|pulled|swinging|chasing .. gun|knife|machete|weapon|bat
   gun|knife|machete|weapon & threatening|threatened|pointed|outside|kill|chasing|my_head|husband|boyfriend|ex
   pistola|cuchillo|arma|machete|revolver ... afuera|puerta|marido|esposo|novio|ex|pareja
   afuera|puerta|marido|esposo|novio|ex|pareja ... pistola|cuchillo|machete|revolver
   pistola|cuchillo|arma|machete|revolver & amenaz*|apunt*|afuera|matar|mato|marido|esposo|novio|ex|pareja|saco
   @partner ... wont_let_me leave|out|go
   wont let me leave
   he|she|they|hes|shes|guy|man|someone|somebody .. has|got|holding|with [a|his|her] knife|gun|machete|weapon
   tiene|trae|saco|anda_con|con [un|una|el|la] cuchillo|pistola|arma|machete|revolver
   armed man|guy|person|men
   hombre|hombres|tipo armado|armados
   trying|climbing|breaking|getting|coming .. in|into|through .. window|door|house|apartment|room
   @partner .. no_me_deja|no_nos_deja|encerro|encerrada .. salir|ir|cuarto|casa
   @partner .. locked me|us in|inside
   scared|afraid|miedo|aterrada & hurt_me|kill_me|hit_me|me_mate|me_pegue|me_haga_dano|me_va_a_matar
   raped|been_raped|sexually_assaulted|being_raped|molested|molesting|me_violo|me_violaron|la_violaron|violo_a|la_violo|abuso_sexual|abuso_de_mi_hij*|esta_abusando
   breaking|broke|trying_to_get|trying_to_break into|in|in_my .. my|the|house|apartment|home & right_now|someone|somebody|help
   someone|somebody|man|intruder .. is .. in|inside|breaking .. my house|apartment|home|into
   intruder in|inside
   hay|se_metio|se_metieron|entro|entraron|tratando_de_entrar .. alguien|ladron|ladrones|hombre .. casa|apartamento
   metiendo|metieron|entrando|entraron .. a|en mi casa|apartamento|cuarto
   ladron|ladrones .. en|adentro|entrando .. casa|apartamento
   kidnap*|secuestr*|being_followed|held_hostage|rehen
   help he|shes|hes is|has|coming .. gun|knife|hit
   being|getting beaten|beat|attacked|hit|abused|strangled|robbed ;`,
  `domestic_violence|violencia_domestica|violencia_en_casa|violencia_familiar|abusive_relationship
   someone|somebody|help is attacking|following me`,
);

/** Not at home: the hotline for it would not help. */
export const BY_STRANGERS: Phrases = phrases(
  `someone|somebody|man|guy|people|intruder|stranger|shooter|robber|robbed|kidnap*|alguien|hombre|hombres|tipo|ladron|ladrones|asalt*|secuestr*|casa_ajena|breaking|broke`,
);

/** It is happening, or life is threatened. */
export const HAPPENING_NOW: Phrases = phrases(
  `right_now|ahora|ahora_mismo|ahorita|tonight|esta_noche|just|acaba_de|help|help_me|ayuda|ayudame|ayudenme|auxilio|socorro
   hitting|beating|choking|choked|chokes|strangl*|punching|kicking|attacking|being|getting|esta_pegando|pegando|golpeando|ahorca*|ahorco|agrediendo|atacando|estan_matando
   gun|knife|machete|weapon|bat|pistola|cuchillo|arma|revolver|armed|armado
   death_threats|de_muerte|kill|kills|killing|murder|shoot|stab|matar|matarme|matarnos|mata|mate
   wont_let_me|wont_let_us|no_me_deja|no_nos_deja|locked|encerro|encerrada|encierra|hiding|escondida|escondido|outside|afuera|puerta
   paliza|golpiza|raped|rape|violo|violaron|assaulted|going_to_hurt|gonna_hurt|hurt_me
   me_dio|me_empujo|me_pateo|me_arrastro|me_tiro`,
  LISTS,
);
