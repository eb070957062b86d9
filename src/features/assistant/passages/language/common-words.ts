import type { Locale } from '#i18n/locale.ts';

/**
 * Everyday words: they help to find a passage that has them, but a passage without them may still answer. Every other
 * word tells what a question is about: when a passage does not have it, the passage does not answer, and when no
 * passage has it, nothing does. A frequency list of the language will not do, because "insulin", "owner" and "Georgia"
 * are frequent, too; these words were chosen by hand.
 */
export const COMMON_WORDS: Record<Locale, string> = {
  en: `able accept accepted across actual actually add additional advice afraid afternoon age agree ahead allow allowed almost
    alone along always amount another answer anybody anymore anyone anything anytime anyway anywhere apart apply applying
    appreciate area around arrive ask asked asking asks available away back bad based basically beautiful become before began
    begin behind believe below best better big bit boss boy boyfriend bring brother bunch business busy buy bought came care
    carry case cause certain chance change check child children choose chosen clear clearly close come comes coming complete
    completely concern confused connect consider contact continue correct count couple course crazy cousin currently customer
    dad dads daughter daughters day days dear decide decided deal decent definitely depend depends different difference
    directly doing door early easier easy else end ended enough entire especially etc everybody everyone everything exact
    exactly example except expect explain extra fact family families far fast father feel feeling felt few figure final
    finally find fine first five folks follow following forget forgot form forward found four friend friends full
    gave get gets getting gonna girl girlfriend give given gives giving glad go goes going gone good got gotta great
    group guess guy guys half happen happened happening happens happy hard hear heard hello help helpful helps here hey high
    hold home honestly hope hour hours house how however hows husband husbands idea immediately important include included
    includes including inside instead interested issue item job keep keeps kept kid kids kind kinda kinds knew know knowing
    known knows lady last late lately later latest law learn least leave left less let lets letting life like line list
    little live lives living local long longer look looked looking looks lost lot lots love luck made main make makes making
    man many married matter maybe mean means meant meet member members membership men mention mentioned met middle might
    mind minute minutes miss mom moms moment month monthly months more morning most mother mothers move moved moving much
    multiple name near nearby nearly necessary need needed needing needs nephew neighbor never new newborn next nice niece
    night nobody none normal normally note nothing notice number numbers obviously off offer offered offers office often oh
    okay old older once one ones online open option options order other others otherwise outside own page parent parents part
    particular past pay people per person personally persons phone pick place plan plans please plus point possible pretty
    probably problem problems process program promise prove provide provided provides put question questions quick quickly
    quite ran rather read reading ready real really reason receive received recent recently recommended regarding regular
    remember require required requires rest result right rule rules run said same saw say saying says scared second see
    seeing seem seems seen send sent serious service services set several share short show shows side sign signed simple
    simply since single sir sister site situation six slow small somebody somehow someone something sometime sometimes
    somewhere son sons soon sooner sorry sort speak specific specifically spouse standard start started starting starts state
    stay step steps still stop story straight stuff stupid suddenly suggest sum summer supposed sure system take taken takes
    taking talk talking tell telling tells ten text thank thanks thing things think thinking third thought three through time
    times today together told tomorrow tonight took top total totally toward town trouble true truth try trying turn turned
    turns twice two type types understand unless until upset use used useful uses using usual usually various visit visits
    wait waiting walk wanna want wanted wants watch way ways website week weekly weeks weekend well went whatever whenever
    whether whichever while whole whoever why wife wifes winter wish woman women wonder wondering word words work worked
    working works worried worry worse worst worth write writing written wrong yeah year yearly years yep yes yesterday young
    younger yourself family baby babies infant toddler teen teens teenager grandma grandpa grandmother grandfather grandson
    granddaughter grandkids uncle aunt kiddo everyone adult adults senior seniors elderly lol haha omg btw asap pls whole
    eligible qualify qualified benefit benefits thru okay hi guys yall ya dude man sooo info information detail details
    sick regardless meaning kick kicks mine january february march april june july august september october november
    december spring fall autumn monday tuesday wednesday thursday friday saturday sunday zip miss mrs mr ms turning turned
    january exist exists possible cool honest scam fake legit trust legal annual annually weekly daily frequently frequency
    least soonest earliest latest deadline period periods length often biggest bigger smallest smaller largest larger affect affects affected outdoor outdoors play playing plays heavy weigh distance construction roofing roofer
    farm landscaping cook cooking everywhere
    anywhere somewhere nowhere both till til ago later after before afterwards initially eventually instantly cheap cheaper
    expensive afford affordable worth deal switch switched switching considering thinking planning plan`,
  es: `abajo abuela abuelo abuelita abuelito acabo acaba aceptan acepta aceptar acerca acuerdo ademas adicional adicionales adios
    adulto adultos afuera agrega agregar ahorita ahora ajena alguien alguno alguna algunos algunas algun alrededor alto
    amiga amigo amigos ano anos anoche anterior antes apenas apuntar apuntarme aplicar aplica aplico arriba asunto atras
    atencion aunque ayer ayuda ayudan ayudar ayude ayudarme bajo barato baratos basta bastante bebe bebes bebita bendito
    beneficio beneficios bien buen buena buenas bueno buenos busca buscando buscar busco cabeza cada calidad cambia cambiar
    cambio cambie cantidad cara caro carrera casa casado casada caso casi cerca chamaco chamacos chica chico chiquito cierto
    cinco claro clase cliente clientes coger cojo comenzar comienza comienzan como compre comprar compro comprado completa
    completo comun concreto conmigo conocer conoce conozco conseguir consigo considera consulta contado contar contesta
    contestan contestar continua correcta correcto corre cosa cosas creo cree crei cual cualquier cualquiera cuanta cuantas
    cuanto cuantos cuatro cuenta cuentan cuidado cuidar cunada cunado cumple cumplio cumplir da dado dame dan dar darle darme
    das de deben debe debo decia decian decidir decir deja dejar dejan del demas dentro depende despues detalle detalles dia
    diario dias dice dicen dicho dieron diez diferencia diferente digo dije dijeron dijo dimelo directo disculpa disculpe
    disponible disponibles distinta distinto doctorcito dos duda dudas ejemplo embargo empece empezar empiece empieza
    empiezan encima encontrar encuentra encuentro enfermo enferma ensenar enseguida entender entendi entiende entiendo entero
    entra entran entrar entre entrada enviar envie envio epoca escoger escojo escribi escribir ese espera esperar espero
    esposa esposo estado estados estilo estimado evitar exactamente exacto existe existen explica explicar explicas expliquen
    extra facil falta faltan familia familiar familiares favor fecha feliz fin final forma formas frecuencia funciona
    funcionan gana ganas general gente gracias gran grande grupo gusta gustaria haber habla hablar hace hacen hacer
    hacerme hacerse haces hacia haga hagan hago hallar hecho hermana hermano hice hija hijas hijo hijos hizo hola hombre
    hora horas hoy ibamos idea igual importa importante incluido incluida incluidos incluidas incluye incluyen incluir
    info informacion inmediato interesa interesado ir irme jaja jajaja joven jovenes junto juntos lado largo larga leer lei
    lejos lento les lindo linea lista listo llama llaman llamar llamo llega llegan llegar llego lleno llena llenar lleva
    llevan llevar llevo luego lugar madre mal mala malo mama mami manana mande mandar mandan manda manera mano maravilla marido
    mas mayor mayores me media medio mejor menor menores menos mensual mensuales mensualmente mente mes meses meter meto mia
    miembro miembros mientras mil  minuto minutos mira mire misma mitad modo momento monton motivo mover
    muchacha muchacho muchachos mucha muchas mucho muchos mujer mujeres nadie necesaria necesario necesita necesitamos
    necesitan necesitar necesito nena nene nenes nietas nieto nietos nieta nina ninas ningun ninguna ninguno nino ninos
    nivel noche nombre normal normalmente nota nueva nuevo nuevos nunca numero obtener obtengo ocho ocupa ocurre oficina ofrece
    ofrecen oir ojala olvide opcion opciones orden otra otras otro otros pa padre padres pagina pais papa papi papas papeles
    paquete par parece pareja parte partes particular pasa pasado pasada pasan pasar pasaria paso pedir pena pensando pensar
    peor pequena pequeno perdon perdone perfecto permite permiten persona personas persona pide piden pido piensa pienso plan
    planes pobre poco pocos poder podemos podria podrian pone ponen poner pongo porfa porque posible preferir pregunta
    preguntar preguntas pregunto prima primera primero primo primos problema problemas proceso programa pronto propia propio
    proxima proximo prueba puede pueden puedo puesto punto quedar queda quedan quedo queremos quiera quiere quieren quiero
    quisiera razon realmente recibe recibi recibido recibir recibo recien recomiendan recuerdo regla reglas regresar
    requisito requisitos resto rapida rapido sabe saben saber sabes saca sacar saco sale salen salga salgo salio salir santo
    sacarme sacarse sea seguida seguir segunda segundo segura seguro seis semana semanas semejante senor senora senoras senores
    sentido sera seria servicio servicios siempre siendo sigo sigue siguen siguiente silla simple sirve sirven sitio sobre
    sobrina sobrino sola solamente solo solos soltera soltero sonar suegra suegro suele sucede supe supuesto tal tan tantas
    tanto tarda tardan tardar tarde tardes temprano tema tengan tenia tercera tercero termina terminar ti tia tiempo tienen
    tio tipo tipos toca tocan tocaria toda todavia todos toma tomar tomo total trabajan trabaja trabajo trae traen traer traje
    trata tratar tres triste ubica ultima ultimo unica unico uno unos usa usan usar uso util va vale valen vamos van varias
    varios vas vaya veces ven veo ver verdad verano invierno ves vez vi vida vieja viejo viejos viene vienen vino visto vista
    viva vive viven vivir vivo voy vuelta web ya dia mensualidad anual anuales derecho empresa compania companias confiable
    confiar confianza estafa fraude legal legales real realidad plazo plazos lunes martes miercoles jueves
    viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    embullado conmigo contigo chiquita muchachita ayudan brindan brinda dispone aguanta aguantan dura duran durar demora
    demoran demorar queria quisieramos pensaba obligado obligatorio obligatoria mandaron mando dieron pidieron pidio dejaron
    corresponde corresponden elegible califico califica calificar hacerle hacerla hacerlo ponerle ponerme ponerse sacarle
    verlo verla llamarlos ustedes ud uds sra sr bebesito hogar afecta afectan construccion obra techos jardineria campo cocina afuera ganar jugar juega distancia policy mom dad kids wife husband please card hello day year month need want pesar pesada`,
};

/** Meanings that a passage need not have to answer: whose child it is, when, where, and that one has joined. */
export const COMMON_MEANINGS: Record<Locale, string> = {
  en: `children, start, often, age, doctor, join, insurance, choose, decision, acknowledge, florida place, get back to me, county, serve, not on your list, not work, blood pressure`,
  es: `ninos, empezar, cada cuanto, edad, medico, inscribir, seguro, elegir, decision, acuse, florida place, me llaman, condado, dan servicio, no sale, no funciona`,
};

/** What every text about the plans may be asked with; an article that does not speak of the plans is not asked with it. */
export const PLAN_WORDS: Record<Locale, string> = {
  en: `cover, covers, covered, coverage, covering, insurance, plan, member, membership, benefit, included, company, clinic, costa, clara`,
  es: `cubre, cubren, cubrir, cubierto, cubierta, cubiertos, cobertura, seguro, plan, miembro, membresia, beneficio, incluye, compania, clinica, costa, clara`,
};

/** What only the plans' own texts answer. */
export const ONLY_PLAN_WORDS: Record<Locale, string> = {
  en: `cover, coverage, cost, refund, copay, credit, referral, authorization, quote, grievance, wait, package, insurance, membership, discount, card, nurse, limit, maximum`,
  es: `cubre, cobertura, cuesta, reembolso, copago, credito, referido, autorizacion, cotizacion, queja, espera, paquete, seguro, membresia, descuento, tarjeta, enfermera, limite, maximo`,
};
