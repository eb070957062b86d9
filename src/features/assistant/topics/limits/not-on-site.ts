import { declinedAnswer } from '../../engine/declined-answer.ts';
import { phrases, type WordLists } from '../../engine/phrases.ts';
import type { Limit } from './limit.ts';

const LISTS: WordLists = {
  treatment: `ivf|fertility|infertility|insemination|in vitro|braces|brackets|brakets|frenillos|invisalign|aligners|orthodont*|ortodoncia|implant|implants|dental implant
    implante|implantes|root canal|root canals|endodoncia|tratamiento de canal|tratamiento de nervio|extraction|extractions|tooth pulled|pull a tooth|wisdom tooth|wisdom teeth
    sacar una muela|sacarse una muela|sacarme una muela|sacar la muela|sacar muela|sacar muelas|extraccion|extracciones|cordal|cordales|muela del juicio|muelas del juicio|crown|crowns|corona|coronas
    denture|dentures|dentadura|dentaduras|puente dental|dental bridge|veneers|carillas|whitening|blanqueamiento|lasik|cataract|cataracts|catarata|cataratas
    hearing aid|hearing aids|audifono|audifonos|aparato auditivo|chiropract*|quiropractic*|acupunct*|massage|masaje|masajes|botox|liposuction|liposuccion|lipo|bariatric|bariatrica|gastric sleeve|gastric bypass
    manga gastrica|tummy tuck|plastic surgery|cirugia plastica|cirugia estetica|nose job|breast implants|gallbladder|vesicula|hernia|hernia surgery|knee replacement|hip replacement|reemplazo de rodilla|reemplazo de cadera
    c section|csection|cesarean|cesarea|vasectomy|vasectomia|tubal|ligadura|abortion|aborto|hysterectomy|histerectomia|dialysis|dialisis|chemo|chemotherapy|quimioterapia|quimio|radiation therapy|radioterapia
    transplant|trasplante|bypass|pacemaker|marcapaso|marcapasos|open heart|corazon abierto|hormone therapy|hrt|testosterone|terapia hormonal|detox|desintoxicacion|nursing home|hogar de ancianos|home care|home health aide
    cuidado en casa|wheelchair|silla de ruedas|cpap|oxygen tank|tanque de oxigeno|hospice|hospicio|circumcision|circuncision|tonsils|amigdalas|appendectomy|apendice|tattoo removal|hair transplant|laser hair
    sleep study|estudio del sueno|marriage counseling|terapia de pareja|nutritionist|nutricionista|gym|gimnasio|contact lenses|lentes de contacto`,
  medicine: `ozempic|wegovy|mounjaro|zepbound|semaglutide|semaglutida|saxenda|trulicity|insulin|insulina|viagra|cialis|humira|eliquis|xarelto|jardiance|farxiga|januvia|adderall|xanax|suboxone|methadone|metadona
    birth control pills|prep|truvada|biktarvy|lantus|humalog|novolog|metformin|metformina|lipitor|synthroid|epipen|albuterol|botox|repatha|dupixent|stelara|enbrel|testosterone|phentermine|fentermina|accutane`,
  cover: `cover|covers|covered|coverage|pay|pays|include|includes|included|cost|costs|price|how much|do you do|do you have|do yall|offer|offers|help with|discount|get|need|want|available|cheap
    cubre|cubren|cubierto|cubierta|pagan|paga|incluye|incluyen|incluido|incluida|cuesta|cuestan|cuanto|precio|precios|hacen|tienen|ofrecen|ayudan|descuento|vale|sale|dan|necesito|quiero|entra`,
  elsewhere: `georgia|alabama|texas|new york|new jersey|california|north carolina|south carolina|tennessee|virginia|massachusetts|pennsylvania|ohio|chicago|illinois|atlanta|las vegas|nevada|puerto rico|cuba|colombia|mexico
    venezuela|nicaragua|honduras|guatemala|el salvador|ecuador|peru|argentina|chile|brasil|brazil|spain|espana|europe|europa|canada|haiti|jamaica|dominican republic|republica dominicana|santo domingo|bahamas|costa rica|panama|italy|italia
    another state|other states|other state|out of state|out of florida|outside florida|outside of florida|outside the state|another country|other countries|overseas|abroad|out of the country|nationwide|otro estado|otros estados|otro pais|otros paises
    fuera de florida|fuera de la florida|fuera del estado|fuera del pais|el extranjero|mi pais|cruise|crucero|all over the world|todo el mundo|worldwide`,
  travel: `travel|traveling|travelling|trip|vacation|visit|visiting|move|moving|moved|go to|going|use|used|work|works|valid|good in|good for|cover|covers|covered|accepted|sick in|get sick|out of|honored
    viajo|viajar|viaje|viajando|vacaciones|visito|visitar|mudo|mudar|mudarme|mudamos|voy|usar|uso|sirve|sirven|vale|valido|funciona|cubre|cubren|cubierto|aceptan|enfermo en|enferma en|me enfermo|cobertura|atienden`,
  payment: `zelle|cashapp|cash app|venmo|paypal|pay pal|apple pay|google pay|cash|money order|check|checks|cheque|cheques|efectivo|credit card|credit cards|debit card|tarjeta de credito|tarjeta de debito|tarjetas|crypto|bitcoin|western union|amex|american express
    hsa|fsa|care credit|carecredit|installments|payment plan|plazos|cuotas|giro postal|food stamps|ebt|prepaid card`,
  papers: `undocumented|immigrant|immigrants|immigration|green card|greencard|work permit|visa|asylum|tps|parole|daca|citizen|citizens|citizenship|illegal|social security|social security number|ssn|passport|legal status|without papers|no papers|have papers|i94
    indocumentado|indocumentada|indocumentados|inmigrante|inmigrantes|inmigracion|migratorio|residencia|residente permanente|permiso de trabajo|asilo|parol|parolee|ciudadano|ciudadana|ciudadania|ilegal|sin papeles|tengo papeles|tiene papeles|sin social|no tengo social|seguro social|numero de social|pasaporte|estatus|sin estatus|cbp one|i220a`,
};

const NOT_ON_SITE = phrases(
  `@treatment & @cover
   @medicine & @cover
   ^ [what_about|and|y|que_tal|how_about] @treatment|@medicine ;
   @cover .. surgery|operation|operacion|cirugia|operaciones|cirugias of|on|for|de|del|para my|the|a|la|el|mi|los|las|rodilla|espalda|corazon
   knee|back|heart|hip|eye|shoulder|spine|brain|foot|hand|prostate|thyroid|weight_loss surgery & @cover
   @travel & @elsewhere
   pay|paying|payments|accept|take|aceptan|acepta|pago|pagos|pagar|reciben|toman|puedo_pagar|cogen .. @payment
   @payment .. pay|pagar|pago|accept|aceptan|ok
   pay|paying|pago|pagar|pagamos .. upfront|in_advance|whole_year|full_year|entire_year|year_at_once|adelantado|todo_el_ano|ano_completo|ano_entero|de_una_vez
   can|could|do|if|without|need|necesito|have|tengo|puedo|pueden|me|inscribir*|join|enroll|apply|sign_up|aplicar|entrar|hace_falta|piden|importa|requieren .. @papers
   @papers .. can|could|join|enroll|apply|puedo|inscrib*|pueden|aplicar|entrar|aceptan|qualify|califico
   until|till|up_to|to what|which age .. child|kid|kids|son|daughter|dependent*|children|stay|covered|plan
   how old .. child|kid|son|daughter|dependent .. be|stay|on
   my|a child|kid|son|daughter .. age_out|turn_26|turns_26|stay_on|is_26|until_26|till_26
   hasta que|cuantos|cual edad|anos .. hijo|hija|hijos|dependiente|dependientes|nino|cubre|plan
   who|whos|what|name .. the|your|is [the|your] owner|ceo|president|founder|manager|boss
   who owns|founded|runs
   quien|como_se_llama|nombre .. el|la|es|del [el|la] dueno|duena|presidente|gerente|director|fundador|jefe|propietario
   owner|dueno|ceo of|de|del .. company|compania|empresa|clinica
   weather|forecast|clima|pronostico|temperatura_afuera|llover|raining|lluvia|llueve
   who|quien won|gano|wins|va_a_ganar|gana|is_winning|juega|plays
   score|marcador .. game|juego|partido
   lottery|loteria|powerball|horoscope|horoscopo|stock_price|bitcoin_price|recipe|receta_de_cocina|receta_para_cocinar|movie|pelicula
   president|presidente|election|elecciones|trump|biden|republican*|democrat* .. vote|votar|think|opina*|who|quien|won|win|gana|gano
   tell_me|cuentame|dime .. joke|chiste`,
  LISTS,
);

/** What the site says of these things all the same. */
const ON_SITE = phrases(
  `hospital package|hospitalario|discounts
   paquete hospital|de_hospital|hospitalario
   privacy|privacidad|refund|reembolso|devolucion|cancel*|grievance|queja
   do_you_ask|do_i_have_to_give|share|sell|protect|comparten|venden|protegen .. social
   visa|card number|•
   check my|if|on|out|the|for|up
   my|mi|this|check_if .. claim|payment|pago`,
);

/** Things that people ask a health plan and that this site does not tell. */
export const NOT_ON_SITE_LIMIT: Limit = {
  claims: (said) => NOT_ON_SITE.isIn(said) && !ON_SITE.isIn(said),
  follows: (said) => TREATMENT_NAMES.isIn(said),
  answer: ({ locale }, _, site) => declinedAnswer(locale, site),
};

const TREATMENT_NAMES = phrases('@treatment|@medicine|@elsewhere|@payment', LISTS);
