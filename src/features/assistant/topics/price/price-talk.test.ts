import { expect, test } from 'vitest';
import { calculateQuote } from '#features/quote/quote.ts';
import type { Locale } from '#i18n/locale.ts';
import { askTopic } from '../../../../../tests/support/ask-topic.ts';
import { SITE } from '../../../../../tests/support/default-site.ts';
import { pricesAbout } from './price-topic.server.ts';

/* How families really type when they ask for a price. Parts of a conversation are separated by " / ". */

const ask = (locale: Locale, conversation: string) =>
  askTopic(pricesAbout('plan'), locale, conversation.split(' / '));

/** All of these are in the answer; an amount that comes first is in its first line. */
const SAID: readonly (readonly [Locale, string, ...string[]])[] = [
  ['en', 'yo what yall charge a month for a guy 27 by himself', '$48.00'],
  ['en', 'hubs is 52 im 49 we got one teenager left at home, total per month?', '$121.75'],
  [
    'en',
    'Good afternoon. I am a retired teacher, 68 years of age, widowed, no dependents. What would the monthly amount be?',
    '$85.00',
  ],
  ['en', 'retired couple, 70 and 67, price', '$126.00'],
  ['en', 'ballpark for a fam of 5, dads 44', '$143.25'],
  ['en', 'can u run the numbers for me n my girlfriend, im 25 shes 24, no kids', '$86.00'],
  ['en', 'whats the sticker price for a 58 yr old man living alone', '$71.00'],
  ['en', 'single dad of three, 40, with the dental + eyes one, what would that set me back', '$109.20'],
  [
    'en',
    'we are a married couple aged 47 and 51 with four children under 12, how much would our monthly payment come to',
    '$169.00',
  ],
  [
    'en',
    'what would my wife and i pay with bienestar integral plus the hospital package? i am 52, no children anymore',
    '$140.50',
  ],
  ['en', 'fam plan 42 w 2 kids price / what if we take one kid off', '$111.75'],
  ['en', 'price for me 45 just me / sorry meant 46', '$61.00'],
  ['en', 'price for one person, 62 years old / ok add the hospital package', '$80.75'],
  ['en', 'price family 39 no kids / oops forgot 2 kids', '$127.50'],
  ['en', 'fam plan 40 and 44 w 1 kid price / wait my bad 3 kids not 1', '$143.25'],
  ['en', 'how much for me n my wife im 36 / whats that apiece', '$48.00'],
  ['en', 'whats 12 months of it for a 40 yr old single w no kids', '$56.00', '$672.00', '$25.00'],
  ['en', 'yearly cost for a family of 4, im 50', '$137.50', '$1,650.00'],
  ['en', 'how much for me 30 alone / and for the year?', '$48.00', '$576.00'],
  ['en', 'just my son hes 15, nobody else, whats it cost', '$46.00'],
  ['en', 'im 62 my wife 57 nobody else, everything included even the hospital. whats the damage', '$160.50'],
  ['en', 'my husband and i have seven kids, im 39, ballpark?', SITE.phones.customerService],
  ['en', 'im 29 n pregnant, just me for now how much a month', '$48.00'],
  ['en', '65 and over, two people, how much monthly', '$126.00'],
  ['en', 'whats the difference in price btwn individual n family at 52', '$61.00', '$106.00'],
  ['en', 'how much is that big package', '$29.75'],
  ['en', 'got a 3 yr old and a 7 yr old, im 32, my husband 35, cost?', '$127.50'],
  ['en', 'my husband is 47 im 44 one kid. how much', '$111.75'],
  ['en', 'raising my two grandbabies by myself, im 59, how much would it come to', '$102.50'],
  ['es', 'a como me sale si soy yo nada mas, tengo 33', '$56.00'],
  // Two in all or two more.
  ['es', 'cuánto sale el plan individual para 35 años / y si le meto 2 niños?', '$87.50'],
  ['es', 'en cuanto me queda pa mi y mi doña, yo 45 ella 50, sin chamacos', '$96.00'],
  [
    'es',
    'Buenas tardes, quisiera saber la mensualidad para un matrimonio de 60 y 62 años sin hijos, muchas gracias',
    '$116.00',
  ],
  ['es', 'somos cinco: mi esposa de 38, yo de 40 y tres muchachos', '$143.25'],
  ['es', 'cuanto hay que pagar por una nena de 10 sola, sin los papas', '$46.00'],
  ['es', 'por mes cuanto seria soltero de 22', '$48.00'],
  ['es', 'cuanto es al año pa un viejito de 77 que vive solo', '$85.00', '$1,020.00'],
  ['es', 'que precio tiene cada paquete', '$29.75', '$11.75', '$5.95', '$9.75'],
  ['es', 'cuanto para mi sola, 47 / ahora con el mas completo', '$90.75'],
  ['es', 'pareja de 35 precio / perdon, tengo 2 nenes tambien', '$127.50'],
  ['es', 'tengo 28 soltera cuanto / y por año?', '$48.00', '$576.00'],
  ['es', 'mi mujer 44, yo 49 y dos chamas, con todo incluido cuanto', '$167.25'],
  ['es', 'mi hijo de 17 na mas, el solo, cuanto', '$46.00'],
  ['es', 'siete hijos tenemos jaja yo 41 ella 40, cuanto', SITE.phones.customerService],
  ['es', 'madre soltera 30, gemelos, ¿cuánto?', '$79.50'],
  ['es', 'precio para mi y mi hija, tengo 29, es una sola niña', '$63.75'],
  ['en', 'me and my daughter, im 29, only one kid', '$63.75'],
  [
    'en',
    'i am 68 a widow, raising my 2 grandbabies, my daughter works in texas, how much for me and them',
    '$116.50',
  ],
  [
    'es',
    'abuela de 62, mi esposo que en paz descanse, dos nieticos a mi cargo, cuanto por los tres',
    '$102.50',
  ],
  [
    'es',
    'soy una abuela de 61, tengo a cargo dos nietecitos, quisiera saber cuanto al mes por mi y por los dos niños',
    '$102.50',
  ],
  [
    'en',
    'I am a grandmother 67 years old and my 3 grandbabies live with me, how much for me and them',
    '$132.25',
  ],
  ['en', 'how much is it only for my 9 year old', '$46.00'],
  ['es', 'tengo 52 y soy sola, cuanto es al mes', '$61.00'],
  ['en', 'for me and my kids, 1 son and only one daughter, im 29', '$79.50'],
  ['en', 'im 29, 2 girls, im single, and only one boy', '$95.25'],
  ['es', 'cuanto sale pa dos viejos de 80', '$126.00'],
  ['es', 'mi marido y yo, el 66 y yo 60, cuanto', '$116.00'],
  ['es', 'cuanto pagariamos por cabeza, 2 adultos de 33 y un niño', '$37.25', '$111.75'],
  ['es', 'para mi mami de 69 con el de farmacia y dientes', '$90.95'],
  ['es', 'cuanto cuesta pa mi esposa sola, 41', '$56.00'],
  ['es', 'tengo 19 y vivo con mi abuela, el plan es pa mi nomas', '$48.00'],
  [
    'es',
    'mis hijos ya son grandes y se fueron, somos mi esposo y yo de 63 los dos, en cuanto nos queda',
    '$116.00',
  ],
  ['es', 'mi nieta de 6 la crio yo, tengo 58 y soy viuda, cuanto seria', '$86.75'],
  // Who is spoken to is nobody of the plan.
  ['es', 'mija, cuánto sale para mí? tengo 40', '$56.00'],
  ['es', 'oye chico, cuánto sale para mí, tengo 52', '$61.00'],
  ['es', 'ay mijito, mira, cuánto cuesta pa mi sola, tengo 25', '$48.00'],
  ['es', 'muchacha, cuánto vale un plan para mi esposo y yo, 40 y 42', '$96.00'],
  ['es', 'hija, cuánto cuesta el plan individual, tengo 70', '$85.00'],
  ['es', 'tengo 34, soltera, cuánto es, mija', '$56.00'],
  ['es', 'oiga, mi niña, cuánto para una señora de 66', '$85.00'],
  ['en', 'hey kiddo how much for me im 45', '$56.00'],
  ['en', 'boy, that is pricey. how much for me at 44, single', '$56.00'],
  ['en', 'girl, how much for a couple aged 35', '$96.00'],
  ['en', 'oye bro, just me, 38, what do I pay', '$56.00'],
  // The same words count nobody without a number; what is not said is assumed, and named.
  ['es', 'mija tiene 5 años, cuánto para ella sola', '$46.00'],
  ['es', 'niña de 5 y yo de 30, cuánto', '$63.75'],
  ['es', 'hija, esposa y yo de 40, cuánto', '$96.00', 'sin niños'],
  ['en', 'me 45, my wife and kiddo', '$96.00', 'no children'],
  ['en', 'boys of 5 and 7 and me, 30, single', '$79.50'],
  // Who is 18 or more is no child.
  ['en', 'my baby sister just turned 19, how much for her', '$48.00'],
  ['es', 'mi hija de 33 sola, cuánto', '$56.00'],
  ['en', 'how much for my grandson, he is 19', '$48.00'],
  ['es', 'madre soltera, 3 hijos, 29 años', '$95.25'],
  // Follow-ups change one control.
  ['en', "I'm 47, married, add him, one son, price", '$121.75'],
  ['es', 'familia de 35 con 2 niños, precio / quita a mi señora', '$87.50'],
  ['es', 'familia de 35 con 2 niños, precio / sin mi esposa', '$87.50'],
  ['es', 'cuánto para mí, 40, soltero / agrega a mi esposo', '$96.00'],
  ['en', 'how much for me, 40, single / and with two kids', '$87.50'],
  ['en', 'me and my wife, 40, one kid, price / one more child', '$127.50'],
  ['en', 'me and my wife, 40, with sonrisa, price / without packages', '$96.00'],
  ['en', 'me, 48, single, price / and with dental', '$61.00', 'Sonrisa Perfecta (dental and vision)'],
  ['es', 'cuánto para mí y mi esposa', '$96.00', 'Supuesto', '31 a 45 años, sin niños'],
  ['en', 'how much is it', '$56.00', 'Assumed', 'one adult, age 31 to 45, no children'],
  ['en', 'im 45, couple, 2 kids, price / and for my mom, she is 70?', '$85.00', 'no children'],
  ['es', 'familia de 35 con 2 niños, precio / cuánto para mi hermano de 29', '$48.00', 'sin niños'],
  ['en', 'me 40, single, 1 kid, price / add three more kids', '$119.00'],
  ['en', 'just for my son, hes 10, price', '$46.00'],
  ['en', 'i was born in 2090, just me, price', '$56.00', 'Assumed'],
  ['en', 'boy of 17 and his mother 40, price', '$71.75'],
  ['es', 'tengo 65, yo sola, cuánto', '$71.00', '65+', SITE.phones.customerService],
  ['en', 'dude my girl and I are 24 and 26, no kids, with the dental and vision one', '$95.95', 'Couple'],
  ['en', 'me and the hubby are 55 and 57, price', '$106.00', 'Couple, 46 to 55'],
  ['es', 'mire joven, soy madre soltera de 3, tengo 35, cuánto', '$103.25'],
  ['es', 'familia de 35 con 2 niños, precio / y si quito a un niño', '$111.75'],
  ['es', 'plan familiar, 52 años, un hijo / y sin el niño', '$106.00'],
  ['en', 'couple, 50, price / how much is that a year', '$106.00', '$1,272.00', '$25.00'],
  [
    'en',
    'i want Sonrisa Perfecta AND Salud Preventiva both, im single 35, total?',
    '$56.00',
    'only one core',
  ],
];

const CASES = SAID.map(([locale, conversation, ...says]) => ({ locale, conversation, says }));

test.each(CASES)('$locale: $conversation', async ({ locale, conversation, says }) => {
  const answer = await ask(locale, conversation);
  expect(answer?.kind).toBe('answer');
  const amount = answer?.quote && `$${calculateQuote(answer.quote).totalPremium}`;
  if (amount) expect(answer.text.startsWith(`${amount} `)).toBe(true);
  for (const said of says) expect(answer?.text).toContain(said);
});
