import type { Language } from '../languages.ts';

/*
 * What offices write for a language beside its names in English and Spanish (languages.ts). Names without accents,
 * separated by semicolons; a comma in a name stands for any sign or "and" between its words.
 */

type Words = Readonly<Partial<Record<Language['en'], string>>>;

/** Names, old and official ones, and short forms. The Library of Congress's (ISO 639-2) are what CMS's files have. */
export const LANGUAGE_NAMES: Words = {
  English: 'eng; engl; ingl; american english',
  Spanish:
    'span; esp; espan; castilian; castellano; spanish, castilian; spanish castilian; latin american spanish',
  'Haitian Creole':
    'haitian; haitian kreyol; haitiano; haitien; creole haitian; creole, haitian; haitian, creole; haitian, haitian creole; creole haitien; creole kreyol; creole, kreyol; kreyol, creole; kreyol ayisyen; french based creole; creoles, pidgins, french based; creoles, pidgins, french based other; creoles, pidgins, french based, other',
  Portuguese:
    'port; portugues; brazilian portuguese; portuguese brazilian; portuguese, brazilian; portuguese, brazil; portugues, brasil; portugues brasileno; brasileno',
  French: 'fren; fr canadian; canadian french; francais',
  Vietnamese: 'viet',
  Russian: 'russ',
  Mandarin:
    'chinese mandarin; chinese, mandarin; mandarin, chinese; chino mandarin; chino, mandarin; putonghua',
  Cantonese:
    'chinese cantonese; chinese, cantonese; cantonese chinese; cantonese, chinese; chino cantones; chino, cantones',
  Arabic: 'arab; arabe',
  Tagalog: 'pilipino; filipino, pilipino; filipino, tagalog; tagalog, filipino',
  German: 'deutsch; ger',
  Italian: 'ital; italiano',
  Greek: 'greek modern; greek, modern; modern greek',
  Persian: 'persian, farsi; farsi, persian; dari',
  Bengali: 'bangla',
  Punjabi: 'panjabi; punjabi, panjabi; panjabi, punjabi',
  Romanian: 'romanian, moldavian, moldovan; moldovan; moldavian',
  Dutch: 'dutch, flemish; flemish; holandes',
  'Jamaican Patois': 'jamaican; jamaican creole; jamaican creole english; patwa; patua',
  'American Sign Language':
    'sign; sign language american; sign language, american; sign languages; american sign; asl sign language; asl, sign language; american sign language, asl; lengua de signos; lenguaje de signos; lenguaje de senas americano; lengua de senas americanas',
};

/** Codes of ISO 639 and their regions. Only where a whole part of the cell is codes: "de" and "it" are words too. */
export const LANGUAGE_CODES: Words = {
  English: 'en; eng; en us; en gb',
  Spanish: 'es; spa; sp; es us; es mx; es es; es 419; es co; es pr',
  'Haitian Creole': 'ht; hat; cpf; ht ht',
  Portuguese: 'pt; por; pt br; pt pt',
  French: 'fr; fra; fre; fr ca; fr fr',
  Vietnamese: 'vi; vie',
  Russian: 'ru; rus',
  Mandarin: 'zh; zho; chi; cmn; zh cn; zh tw',
  Cantonese: 'yue; zh hk',
  Arabic: 'ar; ara',
  Hindi: 'hi; hin',
  Tagalog: 'tl; tgl; fil',
  German: 'de; deu; ger',
  Italian: 'it; ita',
  Hebrew: 'he; heb',
  Korean: 'ko; kor',
  Polish: 'pl; pol',
  Ukrainian: 'uk; ukr',
  Greek: 'el; ell; gre',
  Turkish: 'tr; tur',
  Persian: 'fa; fas; per; prs',
  Urdu: 'ur; urd',
  Bengali: 'bn; ben',
  Gujarati: 'gu; guj',
  Punjabi: 'pa; pan',
  Tamil: 'ta; tam',
  Telugu: 'te; tel',
  Malayalam: 'ml; mal',
  Thai: 'th; tha',
  Japanese: 'ja; jpn',
  Romanian: 'ro; ron; rum',
  Hungarian: 'hu; hun',
  Dutch: 'nl; nld; dut',
  Yiddish: 'yi; yid',
  Swahili: 'sw; swa',
  'Jamaican Patois': 'jam',
  'American Sign Language': 'ase; sgn; sgn us',
};

/** Says how well a language is spoken, or nothing: left out. "No" and "interpreter" are not here, so they are refused. */
export const LEVELS =
  'fluent; fluently; native; native speaker; conversational; basic; intermediate; advanced; medical; only; spoken; written; fluido; con fluidez; nativo; basico; intermedio; avanzado; conversacional; solo; solamente; language; languages';

/** Says that there are two, but not which. */
export const BILINGUAL = 'bilingual; bilingue; bilingual staff; bi lingual';
