/** Words for a doctor, or for where doctors are, that say nothing about the specialty. */
export const DOCTOR_WORDS: ReadonlySet<string> = new Set(
  `doctor doctors dr drs doc docs physician physicians specialist specialists provider providers clinic clinics
  surgeon md doctora doctoras doctores medico medica medicos medicas especialista especialistas proveedor proveedores
  clinica clinicas consultorio consultorios centro centros center centers practitioner doctr docter dotor dotora docto`.split(
    /\s+/,
  ),
);

/** Stop words: they come with the search for a doctor and change nothing about it. */
export const FILLERS: ReadonlySet<string> = setOf(`
  a an the any some one ones another other others different new good nice great best top someone somebody anybody anyone
  i im ive id me my we us our you your u he him his she her hers it its they them their this that these those there here
  mother mom moms mama father dad dads wife husband son daughter kid kids family grandma grandmother grandpa mami papi
  is are am was be do does did dont can could would will should have has had having got get gets getting give gave
  find finding found look looking looks search searching show shows see seeing seen need needs needed want wants wanted
  like help list lists recommend suggest know tell locate check try trying send go going take takes taking accept accepts
  who whos which what whats where wheres how when hi hello hey good morning afternoon evening please pls plz thanks thank
  thx ok okay yes yeah yep no not just also too now then so well actually instead maybe only really urgently asap soon
  today tomorrow and or but with without for from of to in on at by near nearby around close closest nearest area live
  lives living located location based im from zip code zipcode postal county city town state florida fl there place
  website site page webpage pagina sitio web directory
  available directory network plan member members people doctor doctors physician care health medical
  name named called speak speaks speaking spoken language about if as up out more same thing lot way per each
  yall hola buenas buenos dias tardes noches el la los las lo un una unos unas al del de que q qe cual cuales quien
  quienes donde adonde como cuando yo me mi mis te tu tus usted ustedes su sus nos nosotros nuestro nuestra le les se
  ese esa eso esos esas este esta esto estos estas otro otra otros otras mejor mejores bueno buena buenos buenas nuevo nueva
  es son soy esta estan estamos estoy ser hay haya tienen tiene tengo tenemos tendran tendra habra ando busco buscando
  buscar busca buscamos encontrar encuentro encontramos necesito necesita necesitamos necesitaria quiero quisiera queremos
  quiere ocupo urge puedo puede pueden podria podrian dar dame deme denme diga digame dime muestre muestreme muestrame
  ensename ensene recomienda recomiendan recomendarme recomiendeme sabe saben conoce conocen ver veo ve vea consigo
  conseguir algun alguna alguno algunos algunas alguien uno por pa para con sin en cerca cercano cercana cercanos aqui
  alli ahi alla aca y e o u ni si no pero entonces tambien ahora solo solamente mas favor porfa porfavor gracias ok
  vale bueno oye mire mira zona area barrio condado ciudad pueblo codigo postal zip vivo vivimos vive viven queda quedan
  hable hablen habla hablan idioma lista directorio red plan mama papa madre padre esposa esposo hijo hija hijos abuela
  abuelo suegra suegro nene nena llama llamado llamada nombre apellido mejor acepte acepten aceptan atienda atienden
  nah none make wrong era eran preferencia preferiblemente sorry mean meant said wait oops rather closer perdon perdone disculpe disculpa quise decir digo equivoque ay ese
  sea sean quisieramos gustaria favorcito dentro hoy manana ya muy
`);

/** Words that follow a title without being a name: "dr appointment", "doctor visits". */
const AFTER_TITLE = setOf(`
  appointment appointments appt visit visits bill bills note notes said says told office offices open opens closed hours
  phone number address covered cover covers coverage insurance cost costs price free list search finder website page
  takes accepting patients patient male female woman man lady old young years months week weeks saturday sunday weekend
  specialist specialists general recommended approved primary private public medicine treatment exam test tests results
  referral prescription refill virtual online video telehealth call calls asap available that who whom because since
  cita citas consulta consultas dijo dice mando receta recetas cobra abierto abierta abre cierra horario telefono numero
  direccion cubre cubren seguro precio cuesta gratis hombre mujer joven recomendado barato barata particular privado
  sabado domingo atiende privada resultado resultados examen examenes porque cuanto cuantos pronto urgente buenos
  quit retired left moved died jubilo retiro murio round over out up down quick quickly fast cheap thats thatll whose while until till before after yet still every
  much many never always though between behind beside downtown preferably ideally anywhere somewhere anyplace isnt wont
  didnt wasnt hasnt cause maybe probably even each again great kind gentle older younger regular real whoever whenever
  cerquita rapido baratico ahorita todavia aunque hasta desde antes despues mientras cada nada algo siempre nunca casi
  igual luego ahi despacio amable cualquier cualquiera bien mal tan tanto
  juice beach north south east west county miami hurts hurt pain sick enfermo enferma duele dolor emergency
`);

/** Words that follow "in" or "near" without being a place. */
export const NOT_A_PLACE = setOf(`
  particular general person persona linea charge cargo case caso pain dolor emergency emergencia emergencias need spanish
  english espanol ingles creole time tiempo oferta mente vez lugar sitio order touch particularly total serio realidad
  law laws fact short case touch persons advance spite line hand hands house home work trabajo casa escuela school hospital hospitals airport aeropuerto
  pregnancy children adults women men ninos adultos mujeres hombres espera urgencia urgencias consulta treatment
  business practice training internal family primary private mental sports each every most some general salud enfermedades
`);

export const NOT_A_NAME: ReadonlySet<string> = new Set([...FILLERS, ...DOCTOR_WORDS, ...AFTER_TITLE]);

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
