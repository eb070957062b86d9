import { sign } from './sign.ts';

/** Violence that is happening or threatens now. */
export const VIOLENCE = sign(
  'violence',
  `@partner .. hit|hits|hitting|beat|beats|beating|choked|choking|chokes|strangled|strangling|punched|punching|kicked|kicking|slapped|attacked|attacking|hurting|pushed|abusing|abuses .. me|us|her|my_mom|my_sister|my_kids|the_kids|mom|kids
   he|she|they|hes|shes [just|keeps|has|started] hit|hits|hitting|beat|beats|beating|choked|choking|strangled|punched me|us|my_mom|my_sister|my_kids
   he|she|hes|shes [is|keeps|was] hitting|beating|choking|strangling|punching|hurting|attacking me|us|her
   beaten|beat|beating|hit .. by .. husband|boyfriend|ex|partner|wife|girlfriend|dad|father
   beating|beat the hell|crap|shit|life|up
   @partner .. me|la|nos|le|lo .. pega|pego|pegando|pegar|golpea|golpeo|golpeando|golpear|ahorca|ahorco|ahorcando|ahorcar|maltrata|maltratando|amenaza|amenazo|amenazando|agrede|agredio|empujo|pateo|patea|jala|arrastro
   me|nos|la|le|lo [esta] dando|dio|da|cayo|entro golpes|a_golpes|golpe_tras_golpe|una_paliza|una_golpiza|patadas|trompadas|trompones|punos|punetazos
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
   stepfather|stepdad|uncle|cousin|teacher|coach|neighbor|dad|father .. touches|touching|touched|molests me
   me toca|tocaba|toco|tocando .. padrastro|tio|primo|papa|maestro|vecino
   padrastro|tio|primo|maestro|vecino .. me toca|tocaba|toco|esta_tocando
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
