import { pattern } from '../../engine/pattern.ts';
import { wordSet } from './word-set.ts';

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
