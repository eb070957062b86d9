import { pattern, wordSet } from '../../engine/patterns.ts';
import {
  ADULTS,
  BEFORE_NUMBER,
  BENEFIT_WORDS,
  BETWEEN_DENIAL,
  CHILD_ADJECTIVES,
  CHILD_NOUNS,
  DENIALS,
  HOSPITAL_WORDS,
  PACKAGE_WORDS,
  PARENTS,
  PEOPLE,
  PERSONS,
  RELATIVES,
  SELF_AGE,
  SPOUSES,
  THIRD_PERSON,
} from './price-lexicon.ts';

/** Stop words: they may be in any question about a price. */
const COMMON = wordSet(`
  f m nothing none both oldest way option options opcion opciones w coger cojo vez package oldest youngest
  a about actually after again all alone already also am an and any anyone approx approximately are as ask at be been
  best both btw but by bye can care check cost could currently cuz did do does doing dont each either else estimate
  estimated even every everybody everyone everything exact exactly find for free from full get getting give go going
  good got guess guys had has have hello help her hers hey hi him his hiya how i id if ill im in info information
  interested into is isnt it its ive just kind know let like little live lives living ll looking lol lot low made make
  many maybe me mean monthly month months more morning most much my myself name need needs new nice no normally not
  now of off offer offers ok okay on one only onto options or our ours out over overall pay paying payment payments
  per please plus pretty price prices pricing quote quotes quick quickly range rate rates ratio real really right
  roughly same say see sell services she should since sir so some something sorry sum sure t take tell than thank
  thanks that thats the their them then there these they thing things think this those though tell to today together
  too total trying two type under up us usually very wanna want wanted wants was we well were what whatever when
  which who whole will wish with without wonder wondering would yall year yearly years yes yet you your yours yourself
  another extra additional add adds added adding include includes included including charge charges charged fee fees
  afford affordable cheap cheaper cheapest expensive dollar dollars budget money worth ballpark average minimum lowest
  apply application join enroll sign start switch change separately separate combined basic coverage membership plan
  plans insurance health healthcare policy program insure insured service phc dpo prepaid clinic people family families
  familys individual individually individuals couple couples single married divorced widow alone old age aged ages
  turning turned born dependents dependent covered cover man woman county counties city instead rather drop remove
  fam fams familiy familly famly seven siete wait bad oops forgot meant mean correction scratch amount figure afternoon evening retired teacher damage run runs running
  bump bumps throw thrown back thing things gonna gotta going kinda sorta left home house moved gone grown sticker raising
  raise besides money down front by apiece split between ma sir maam folks nobody everybody cause since come comes cost
  nesters empty ballpark gimme lol haha hey yo nah numbers number husbands years year monthly plz please under until
  nobody gets got put set somebody cost lady dude hubs basically theyre were hes shes
  keep even though dying company monthly premium premiums rough figure figures head person
  a al algo alguien algun alguna ahora ahorita amigo anda ando ante anos ano anual apenas aproximadamente aprox aqui
  asi aun aunque ay bien buen buena buenas bueno buenos busco cada caro cara casa cobertura cobra cobran cobrarian
  como con conmigo contratar cosa costaria costo costos coste cotizacion cotizar cotice cual cuales cualquier cuanta
  cuantas cuanto cuantos cuesta cuestan cuota da dame dan dar darme dato de deme decir decirme del desde dia dias diga
  digame dime donde dolares e edad edades el ella ellos empezar en entonces entrar entre era eres es esa ese eso esos
  esta estaba estan estar este esto estos estoy favor fin forma fue gracias gratis ha haber hacer haria hasta hay hola
  hoy igual incluido incluir incluye individual info informacion interesa interesada interesado inscribir inscribirme
  inscribirse inscripcion ir joven juntos junto la las le les lo los luego mas matrimonio mayor mayores me mejor menos
  mensual mensuales mensualidad mes meses meter meterlos mi mia mio mis mismo misma mucho muy nada necesita necesito
  nivel ni no noches nomas nos nosotras nosotros nuestra nuestro o oferta ofrecen oiga oye otra otro pa pagar pagare
  pagaria pagariamos pago pagos para parece pareja pero poco poder podria podrian poner ponerle porfa porfavor por
  porque posible precio precios preguntar presio presios prima primas principal principales promedio puede pueden puedo
  pues puro pura que queda quedaria quedar quiera quiere quiero quieren quisiera quitar quitale quita rango real saber
  sabe sacar sale salen saldria se sea segun seguro seguros aseguranza sera seria serian servicio servicios si sin sobre
  sola solamente solo solos solita solito solicitud somos son soltera soltero soy su sume sumar suma sumando sus susto
  tal tambien tan tanto tarde tardes tarifa tarifas tenemos tener tengo tiene tienen tienes todo toda todos todas total
  tres tu tus u un una uno unos usted ustedes va vale valen valdria vamos van varios veo ver vive viven vivo vivimos voy
  y ya yo viuda viudo divorciada divorciado casada casado casados familia familiar familiares planes condado condados
  na nomas perdon perdona perdone disculpa disculpe equivoque digo dije ups na viene siendo saliendo quedando vendria
  pocos recursos ninguno nadie completo completa grande cosita cosas lado fin cuentas claro oiga mire senorita mija mijo
  jaja jajaja ahi alla aca aqui marido ellas ambos cria crio criando separe separado separada hace poco mudarme quedar
  quedo entonces mensualmente presupuesto economico economica barato barata economicos baratos clinica prepagada
  membresia afiliar afiliarme afiliarse poliza mande manda ayuda ayudar ayudeme incluyendo incluya agrega agregar agrego
  agregando agregarle agregamos anadir anado anade aparte adicional adicionales extras sumo meto meterle pongo ponle
  saco sacale sacarle esposos parejas cabeza aproximado nina gente seriamos pagarian cobrarme cobrarnos costarnos
  costarme saldrian mudo cambia cambiar cambiarlo toca tocaria daria quedan quedara costara salir saldra
`);

const KNOWN: readonly { has: (word: string) => boolean }[] = [
  COMMON,
  CHILD_NOUNS,
  CHILD_ADJECTIVES,
  SPOUSES,
  RELATIVES,
  PARENTS,
  PERSONS,
  PEOPLE,
  ADULTS,
  SELF_AGE,
  THIRD_PERSON,
  DENIALS,
  BETWEEN_DENIAL,
  PACKAGE_WORDS,
  BENEFIT_WORDS,
  BEFORE_NUMBER,
  HOSPITAL_WORDS,
  wordSet(
    'son sons proteccion total plus bienestar integral sonrisa perfecta salud preventiva respaldo hospitalario',
  ),
];

/** Whether a word belongs to talk about the price of a plan. Numbers do. */
export function isKnown(word: string): boolean {
  return /^\d/.test(word) || KNOWN.some((words) => words.has(word));
}

/** Words between a question's beginning and what it asks about: "how much would it be for …". */
export const FILLERS = wordSet(`
  is are was be been being it its that this these those the a an of for to at in on if do does did would will could can
  should have has i we you u us me my our your one per just only with get getting pay paying payment charge charges cost
  costs price prices costing about approximately roughly around like altogether exactly money each so and or please in
  there run runs come comes more extra be going need total monthly month year a want wants someone guys yall usually
  now then does kind sort go goes
  es son seria serian era el la los las un una unos unas de del para pa por en a al lo le les me nos te se mi mis
  tu su sus nuestro nuestra que si con sin mas cada hay tengo tenemos tendria tendriamos que va voy vamos van a ser
  cuesta cuestan costaria costarian sale salen saldria vale valen valdria queda quedaria pagar pagaria pagariamos pago
  paga pagan cobran cobrarian cobra cobrar ese esa eso este esta esto aproximadamente mensual mes mensualmente ahora
  entonces usted ustedes quiero quisiera y o como total sube subiria aumenta anade agrega suma costar salir salirme
`);

/**
 * What else has a price, or is asked about in the same words, and is out of scope: treatments, visits, medicines, other
 * companies. The site gives none of these prices.
 */
export const OUT_OF_SCOPE = wordSet(`
  surgery surgeries operation operations procedure procedures treatment treatments therapy therapies visit visits
  appointment appointments consult consultation consultations checkup checkups exam exams test tests testing lab labs
  bloodwork blood xray xrays ray rays mri mris scan scans ct ultrasound ultrasounds sonogram mammogram mammography
  colonoscopy endoscopy biopsy ekg ecg pap smear physical root canal crown crowns filling fillings cleaning cleanings
  extraction extractions tooth implant implants dentures denture braces invisalign retainer whitening glasses lenses
  contacts frames lasik vaccine vaccines shot shots flu immunization immunizations medicine medicines medication
  medications meds drug drugs prescription prescriptions rx insulin ozempic wegovy mounjaro metformin ibuprofen tylenol
  antibiotic antibiotics pill pills dose birth delivery pregnancy ivf dialysis chemo cancer ambulance er emergency urgent
  stay specialist specialists doctor doctors dr dentist dentists cardiologist dermatologist pediatrician gynecologist
  obgyn psychiatrist psychologist neurologist urologist orthopedic podiatrist optometrist ophthalmologist therapist
  chiropractor botox lipo liposuction copay copays copayment copayments deductible deductibles coinsurance credit
  credits refund refunds claim claims bill bills balance owe translate translator translation interpreter
  medicaid medicare obamacare cobra humana aetna cigna unitedhealthcare united oscar ambetter molina kaiser careplus
  sunshine simply leon bluecross bcbs blue competitor competitors pirate mg ml medical cash discount discounts virtual
  telehealth telemedicine hearing aids wheelchair crutches rash pain fever sick hurt hurts symptom symptoms ill
  cirugia cirugias operacion operaciones operar operarme procedimiento procedimientos tratamiento tratamientos terapia
  terapias cita citas consulta consultas chequeo chequeos examen examenes prueba pruebas analisis laboratorio sangre
  placa placas rayos radiografia radiografias resonancia tomografia ultrasonido ultrasonidos sonograma mamografia
  colonoscopia endoscopia biopsia electrocardiograma papanicolau papanicolaou fisico muela muelas diente endodoncia
  canal corona coronas empaste empastes calza limpieza limpiezas extraccion implante implantes dentadura protesis
  frenos brackets blanqueamiento lentes espejuelos gafas anteojos vacuna vacunas inyeccion inyecciones medicina
  medicinas medicamento medicamentos pastilla pastillas receta recetas remedio remedios insulina metformina dosis parto
  cesarea embarazo dialisis quimio ambulancia emergencia emergencias urgencia urgencias especialista especialistas
  doctora doctoras doctores medico medicos medica dentista dentistas cardiologo dermatologo pediatra ginecologo
  ginecologa siquiatra psiquiatra psicologo neurologo urologo ortopeda podiatra optometra oculista oftalmologo terapeuta
  quiropractico copago copagos deducible deducibles coaseguro credito creditos reembolso reembolsos devolucion reclamo
  reclamos factura facturas saldo deuda debo traducir traduccion traductor interprete competencia pirata descuento
  descuentos dolor fiebre enfermo enferma sintomas duele duelen sillas muletas audifonos examencito vesicula rodilla
`);

/** Another kind of question: when, where, who. A price word may be in it by chance. */
export const OTHER_QUESTION = pattern(
  String.raw`\b(?:when|where|who|whom|why|how (?:long|soon|often|many (?:days|times|months|weeks))|cuando|donde|
      quien|quienes|por que|cada cuanto|cuanto (?:tiempo|tarda\p{L}*|demora\p{L}*|dura\p{L}*|falta)|
      cuantos (?:dias|meses|anos)|cuantas veces|telefono|phone|address|direccion|horario|hours|open|abren|
      cierran)\b`,
  'u',
);

/** Messages that speak of money and are never for this topic: refunds, what somebody owes, orders to the assistant. */
export const NEVER_A_PRICE: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|olvida|olvidate|olvide|ignora|ignore)\b.{0,40}\b(?:instructions?|rules|instrucciones|reglas|previous|anterior\p{L}*)\b/u,
  /\b(?:you are now|pretend|act as|actua como|finge|system prompt)\b/,
  /\b(?:refund\p{L}*|reembols\p{L}*|devuelv\p{L}*|devol\p{L}*|money back|my money|mi dinero|(?:get|give|got) .{0,30}\bback|regresan|regresen|retorn\p{L}*)\b/u,
  /\b(?:i owe|we owe|debo|deuda|saldo|balance|my bill|mi factura|charged me|me cobraron|overcharged|my (?:claim|payment|invoice|account)|mi (?:pago|cuenta|reclamo)|pay my|pagar mi (?:cuenta|factura|mensualidad|plan)|cobreme|cobrame)\b/,
  /\b(?:late fee|pay (?:by|online|with (?:my |a |an |the )?(?:card|credit|debit|cash|check|money|bank|phone))|pagar (?:por internet|en linea|con (?:mi |una |la |el )?(?:credito|debito|efectivo|cheque|banco|celular|telefono))|zelle|cashapp|paypal|credit card|debit card|tarjeta|autopay)\b/,
  /\b(?:(?:until|till|up to|at|to) what age|age limit|how old can|max(?:imum)? age|hasta que edad|edad (?:limite|maxima)|hasta cuantos anos)\b/,
  /\b(?:plan|plans|package|paquete|planes|it|you|ustedes) (?:pay|pays|save|saves|paga|pagan|ahorra)\b/,
  /\bhow much (?:does|do|will|would) .{0,30}\b(?:cover|covers|save)\b/,
  /\b(?:stop paying|stopped paying|dejo de pagar|deje de pagar)\b/,
  /\b(?:(?:cheaper|better|less|more expensive|mejor|menos) (?:than|que)|compared to|vs|versus|mas (?:barat|car)\p{L}* que) (?:the |my |your |el |la |mi )?(?:florida blue|blue|humana|aetna|cigna|united|oscar|ambetter|molina|obamacare|medicaid|medicare|simply|leon|kaiser|competition|competencia)\b/u,
];

/** Names of ours that contain an out-of-scope word. */
export const OUR_NAMES =
  /\b(?:discount plans?|plan(?:es)? de descuentos?|plan(?:es)? medicos?|seguros? medicos?|medical (?:plans?|insurance|coverage)|cobertura medica|discount (?:medical|health) plan|united states|out of the blue)\b/g;

/** "The plan costs $1, right?": an amount that is to be confirmed. */
export const CONFIRMS =
  /\b(?:confirm\p{L}*|correct|right|true|verdad|cierto|correcto|i was told|they told me|someone told|me dijeron|me dijo|i heard|oi que|i saw|vi que|it says|dice que|verify|still)\b/u;
