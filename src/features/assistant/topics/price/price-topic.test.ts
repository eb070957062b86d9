import { expect, test } from 'vitest';
import { parseQuoteSearch } from '#features/quote/quote-link.ts';
import type { Locale } from '#i18n/locale.ts';
import { askTopic } from '../../../../../tests/support/ask-topic.ts';
import { SITE } from '../../../../../tests/support/default-site.ts';
import type { Ask } from './controls.server.ts';
import { pricesAbout, priceTopic } from './price-topic.server.ts';

/** What is answered to the last of some messages, of which the first is known to ask for a price. */
const ask = (locale: Locale, ...messages: string[]) => askTopic(pricesAbout('plan'), locale, messages);

/** The first amount of the answer, or why there is none. */
async function firstAmount(locale: Locale, ...messages: string[]) {
  const answer = await ask(locale, ...messages);
  if (answer?.kind !== 'answer') return answer?.kind ?? 'left';
  return /\$\d+\.\d\d/.exec(answer.text)?.[0];
}

test.each([
  ['what would it run me a month, 24 and single', '$48.00'],
  ["i'm thirty-four, wife thirty-six, three boys, package 3. total?", '$153.20'],
  ['my wife and i are 40 and 47 and we have twins, price', '$137.50'],
  ['me and my husband, 45, one daughter, price please', '$111.75'],
  ['family of 3: me 30 and my 2 kids. price', '$79.50'],
  ['cost for 1 adult and 1 child, adult is 26', '$63.75'],
  ["me and my 5 year old, i'm 31, cost?", '$71.75'],
  ['how much for my grandma, 80', '$85.00'],
  ['how much for my husband only he is 60', '$71.00'],
  ['price for just my 8 month old baby', '$46.00'],
  ['individual plan for a 16 year old, how much', '$46.00'],
  ['whats the premium for a 50 year old man', '$61.00'],
  ['couple 55 and 58 with bienestar integral and hospital, price', '$140.50'],
  ['im 40 individual with the package that has dental and pharmacy, how much', '$61.95'],
  ['im 40 individual with bienstar integrl how much', '$67.75'],
  ['over 65 price individual', '$85.00'],
  ['price for ages 18-30 individual', '$48.00'],
  ['my husband had surgery last year and we want the family plan, im 45, no kids, how much?', '$96.00'],
] as const)('%s: %s', async (message, total) => {
  expect(await firstAmount('en', message)).toBe(total);
});

test.each([
  ['TENGO 61 AÑOS Y VIVO SOLA CUANTO PAGO AL MES', '$71.00'],
  ['treinta y dos años, dos hijos, madre soltera, cuanto pago', '$87.50'],
  ['mi esposo tiene 50 y yo 44, cuanto nos sale con bienestar', '$115.75'],
  ['cuanto cuesta pa una familia de 4 con el paquete grande, tengo 39', '$157.25'],
  ['cuanto me sale para mi familia de 3, yo tengo 29', '$101.75'],
  ['quiero saber el precio de un plan para mi esposa, ella tiene 36', '$56.00'],
  ['cuanto vale para mis padres de 68 y 66', '$126.00'],
  ['pareja de 50 sin hijos mas o menos cuanto con el paquete 4', '$115.95'],
  ['cuanto sale individual 29 años sonrisa en vez de bienestar', '$53.95'],
  ['mi hija de 16 va sola en el plan, cuanto hay q pagar mensualmente por ella', '$46.00'],
  ['cuanto para mi solo, 40 años, con sonrisa perfecta, no perdon, bienestar integral', '$67.75'],
  ['individual 49 años con bienestar integral pero SIN el respaldo hospitalario', '$72.75'],
  ['total proteccion plus para mi solo de 40', '$85.75'],
  ['soy madre soltera de 38 con 1 hijo, digo 3 hijos', '$103.25'],
] as const)('%s: %s', async (message, total) => {
  expect(await firstAmount('es', message)).toBe(total);
});

test.each([
  ['en', ['how much for me, 40, individual', 'what if i was 46'], '$61.00'],
  ['en', ['how much for me, 40, individual', 'and my wife?'], '$96.00'],
  ['en', ['how much for me, 40, individual', 'and for my dad, 72?'], '$85.00'],
  ['en', ['family plan 35 with 2 kids price', 'just me'], '$56.00'],
  ['en', ['family plan 35 with 2 kids and bienestar integral price', 'without it'], '$127.50'],
  ['en', ['family plan 35 with 2 kids and sonrisa perfecta, price', 'change it to bienestar'], '$147.25'],
  ['en', ['family plan 35 with 2 kids and sonrisa perfecta, price', 'and per person?'], '$137.45'],
  ['en', ['price?', '35', 'just me', 'with hospital'], '$65.75'],
  ['es', ['cuanto cuesta para mi y mis hijos', 'tengo 44', '3 hijos'], '$103.25'],
  ['es', ['cuanto cuesta el plan', '30', 'familia', 'sin hijos', 'y con el paquete 1'], '$115.75'],
  ['es', ['plan familiar 40 años sin hijos precio', 'y otro hijo mas'], '$111.75'],
  ['es', ['precio para mi esposa y yo de 50', 'y si metemos a la nena'], '$121.75'],
  ['es', ['cuanto vale el paquete de hospital', 'y para pareja'], '$14.75'],
] as const)('%s: %s goes on: %s', async (locale, messages, amount) => {
  expect(await firstAmount(locale, ...messages)).toBe(amount);
});

test.each([['thx!!'], ['are you open saturday'], ['what does it include']])(
  'says nothing of a plan, and is left: %s',
  async (message) => {
    expect(await askTopic(priceTopic, 'en', [message])).toBeUndefined();
    expect(await askTopic(priceTopic, 'en', ['individual plan, 40', message])).toBeUndefined();
  },
);

test('what describes a plan asks what it costs', async () => {
  expect((await askTopic(priceTopic, 'en', ['family, 40, two kids']))?.text).toMatch(/^\$127\.50/);
});

test('a price says what was taken and what was assumed, and opens the calculator so', async () => {
  const answer = await ask(
    'en',
    'family plan, 2 kids, bienestar integral, monthly price per person and a year',
  );
  expect(answer?.text).toBe(
    [
      [
        '$147.25 a month.',
        'That’s $36.81 a month per person.',
        'For 12 months that’s $1,767.00, plus the application fee of $25.00.',
        'Couple, 31 to 45, 2 children, Bienestar Integral.',
        'Assumed, please check: age 31 to 45.',
      ].join('\n'),
      'Before you join, ask us which plan this price is for.',
    ].join('\n\n'),
  );
  expect(answer?.quote).toEqual({
    planType: 'family',
    primaryAge: '31-45',
    numberOfChildren: 2,
    selectedCorePackage: 'package2',
    includeHospitalPackage: false,
    assumed: ['primaryAge'],
  });
  const { searchParams } = new URL(answer?.links[0]?.href ?? '', SITE.origin);
  expect(parseQuoteSearch(Object.fromEntries(searchParams))).toEqual({
    planType: 'family',
    age: '31-45',
    children: 2,
    core: 'package2',
  });
});

test.each([
  ['how much does it cost', ['planType', 'primaryAge', 'numberOfChildren']],
  ['how much for my wife and me', ['primaryAge', 'numberOfChildren']],
  ['how much for me, 33, and my kids', ['planType', 'numberOfChildren']],
  ['my wife is 36 and we have 2 kids how much', ['primaryAge']],
  ['how much for just me, 40', []],
])('what is not said is assumed, and nothing is asked back: %s', async (message, assumed) => {
  expect(await ask('en', message)).toMatchObject({ kind: 'answer', quote: { assumed } });
});

test('at 65 the office says which of both ranges it is', async () => {
  const answer = await ask('es', 'tengo 65 plan individual cuanto es');
  expect(answer?.quote?.primaryAge).toBe('56-65');
  expect(answer?.text).toMatch(/56 a 65 y 65\+[\s\S]*\(305\)/);
  expect(answer?.text).not.toContain('$85.00');
});

test('more people than a plan takes are sent to the phone', async () => {
  for (const message of [
    'family, im 38, 6 kids, price',
    '5 kids and me 40 how much is it',
    'tengo 6 hijos y 40 años cuanto me sale',
    'me 34, my wife 33 and my mom 70, price',
    '3 adults, 40, price',
  ]) {
    const answer = await ask('en', message);
    expect(answer?.text).toContain(SITE.phones.customerService);
    expect(answer?.text).not.toContain('$');
    expect(answer?.quote).toBeUndefined();
  }
});

test.each<[Ask, Locale, string, string[]]>([
  ['plan', 'en', 'how much is package 2', ['$11.75', '$19.75']],
  ['plan', 'en', 'price of the dental plan', ['$29.75', '$19.75', '$9.95']],
  ['packages', 'en', 'how much are the packages', ['$29.75', '$11.75', '$5.95', '$14.75']],
  ['cheapest', 'en', 'which is the cheapest package', ['Sonrisa Perfecta', 'Salud Preventiva', '$5.95']],
  ['cheapest', 'en', 'cheapest you have', ['$46.00']],
  ['child', 'en', 'how much more if i add 2 kids', ['$31.50', '$15.75']],
  ['packages', 'en', 'how much for me and my wife with sonrisa perfecta', ['$105.95']],
  ['county', 'en', 'does the price change by county', ['doesn’t change']],
  ['county', 'en', 'i live in tampa, individual, 40, what do i pay', ['$56.00']],
  ['plan', 'en', 'individual or family which is cheaper, im 40', ['$56.00', '$96.00']],
  ['table', 'es', 'lista de precios', ['$46.00', '$126.00']],
  ['plan', 'es', 'cuanto cuesta el seguro para mi de 30', ['$48.00', 'no es un seguro']],
])('%s, %s: %s', async (asked, locale, message, says) => {
  const answer = await askTopic(pricesAbout(asked), locale, [message]);
  for (const said of says) expect(answer?.text).toContain(said);
});
