import { phrases, type WordLists } from '../../engine/phrases.ts';
import type { Limit } from './limit.ts';
import { limitWords } from './limit-words.ts';

const LISTS: WordLists = {
  company: `florida blue|bluecross|blue cross|bcbs|blue shield|ambetter|aetna|united healthcare|unitedhealthcare|uhc|united health|cigna|humana
    careplus|care plus|wellcare|avmed|av med|kaiser|anthem|leon medical|leon health|leon medicals|molina healthcare|oscar health|oscar insurance
    simply healthcare|healthsun|health sun|doctors healthcare|freedom health|optimum healthcare|medica healthcare|sunshine health|solis health
    cano health|conviva|chenmed|chen med|clover health|devoted health|delta dental|metlife|guardian dental|goodrx|good rx|costco|mark cuban
    christian healthcare|medishare|medi share|caremark|cvs|walgreens plan|wellmed`,
  program: `medicaid|medicare|obamacare|obama care|marketplace|market place|healthcare gov|affordable care act|aca|tricare|kidcare|kid care|healthy kids
    champva|va benefits|mercado de salud|mercado de seguros|ley de cuidado|medicare advantage|cobra insurance|cobra coverage|workers comp`,
  someone: `other companies|other company|other insurance|other insurances|other insurer|other insurers|other plans|another company|another insurance|competitor|competitors|competition|competencia
    otras companias|otra compania|otros planes|otro plan de otra|otras aseguradoras|otra aseguradora|otros seguros|otro seguro|otras clinicas`,
  ambiguous: 'oscar|simply|molina|united|leon|optimum|freedom|devoted|sunshine|medica|solis|guardian',
  compare: `charge|charges|cost|costs|price|prices|cheaper|cheapest|better|best|worse|compare|compares|compared|comparison|versus|vs|difference|different|than|against|expensive|beat|match|similar|switch|change|instead
    cobra|cobran|cuesta|cuestan|precio|precios|barato|barata|baratos|mejor|peor|comparado|comparada|comparar|compara|comparacion|diferencia|diferente|que|caro|cara|igualan|cambiar|cambiarme|contra|vale|sale`,
  accept: `take|takes|accept|accepts|work|works|together|combine|use|participate|contracted|in network|along|same time|both|also|too|as well|secondary|on top|add|keep|partner|partnered|part of|affiliated|lose|affect
    toman|acepta|aceptan|trabajan|trabaja|reciben|junto|juntos|combinar|usar|a la vez|mismo tiempo|los dos|ambos|tambien|ademas|secundario|agregar|pierdo|perder|afecta|parte de|afiliados|cogen|agarran|sirve|funciona|compatible|coordina|mantener|quedarme`,
};

const ABOUT_OTHERS = phrases(
  `@company & @compare|@accept|charge*|plan
   @company|@program ;
   @program & @compare|@accept
   @someone .. charge|charges|cost|price|prices|cobran|cuestan|cobra
   @compare .. than .. @someone
   cheaper|better|expensive|compare|barato|baratos|barata|caro|mejor|comparan|comparado .. @someone
   price|prices|charge|cost|cuanto|precio|precios .. @someone
   what|how_much .. do|does .. @ambiguous charge|cost|ask
   cuanto|que .. cobra|cuesta|vale @ambiguous
   cheaper|better|expensive|difference|compare|compared|versus|vs|than .. @ambiguous
   mas_barato|mas_barata|mejor|mas_caro|diferencia|comparado|comparar que|con|entre|a [el|la|los|de] @ambiguous
   @ambiguous .. or|o .. cheaper|better|mejor|barato
   ustedes|you|yall|you_guys or|o @ambiguous
   @ambiguous or|o ustedes|you|yall
   @ambiguous charge|charges|cobra|insurance|seguro`,
  LISTS,
);

const NAMES = phrases('@company|@program|@ambiguous', LISTS);
/** A doctor of that name, a pharmacy's address, or whether this is such a thing: for other topics. */
const NOT_ABOUT_OTHERS = phrases(
  `dr|doctor|doctora|dra oscar|molina|leon|solis
   cvs|costco .. near|pharmacy|farmacia|cerca
   is|are this|it|you|yall|you_guys .. medicare|medicaid|obamacare|insurance ;
   es|son esto|este|un|ustedes .. medicare|medicaid|obamacare|seguro ;`,
);

/** Other companies, public programmes, their prices, and whether the plan goes together with them. */
export const OTHER_COMPANIES_LIMIT: Limit = {
  claims: (said) => ABOUT_OTHERS.isIn(said) && !NOT_ABOUT_OTHERS.isIn(said),
  follows: (said) => NAMES.isIn(said),
  answer: ({ locale }, said, { phones }) => {
    const t = limitWords(locale);
    const isProgram = PROGRAMS.isIn(said);
    return {
      kind: 'declined',
      text: t(isProgram ? 'otherPrograms' : 'otherCompanies', { customerService: phones.customerService }),
      links: [
        ...(isProgram ? [] : [{ href: '/quote', label: t('links.quote') }]),
        { href: '/#contact', label: t('links.contact') },
      ],
    };
  },
};

const PROGRAMS = phrases('@program|@accept', LISTS);
