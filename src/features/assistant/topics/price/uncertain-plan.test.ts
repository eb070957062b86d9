import { describe, expect, test } from 'vitest';
import { AGE_RANGES, CHILDREN_COUNTS, CORE_PACKAGES, PLAN_TYPES } from '#features/quote/quote.ts';
import { LOCALES, type Locale } from '#i18n/locale.ts';
import { askTopic } from '../../../../../tests/support/ask-topic.ts';
import { readQuestion } from '../../engine/read-question.server.ts';
import { describePlan } from './answer-uncertain.server.ts';
import { extractQuoteSlots } from './extract-quote-slots.server.ts';
import { pricesAbout } from './price-topic.server.ts';
import { NO_SLOTS, type QuoteSlots } from './quote-slots.ts';

const ask = (locale: Locale, ...messages: string[]) => askTopic(pricesAbout('total'), locale, messages);

/** Five people are named, and four are counted. */
const FIVE = "me, my wife and our 3 kids, i'm 40, price for the 4 of us";

describe('a plan that may have been misread', () => {
  test.each([
    ['en', 'someone else is named', "i'm 40, one kid, my ex has him on his insurance, how much for me"],
    ['en', 'a number is left over', "i have 2 jobs, i'm 40, single, one kid, price"],
    [
      'en',
      'more grown-ups are named than a plan takes',
      "my sister is 26, i'm 50, price for her and her kid",
    ],
    ['en', 'it puts itself right', 'family plan, 35, 2 kids, no wait 3 kids, price'],
    ['en', 'a child is not there yet', "i'm 28, pregnant, and we have one boy. family plan price"],
    ['en', 'its people are not those who are counted', FIVE],
    [
      'en',
      'a spouse is named, and only the visitor',
      "i'm 72, my husband is with the VA, so only for me and my grandson",
    ],
    ['en', 'a time is named beside the age', "we have been married 20 years, i'm 50, family plan, price"],
    ['es', 'a time is named beside the age', 'soy viuda hace 10 años, tengo 62, un nieto, cuánto'],
    ['en', 'a spouse has a job with a plan', "i'm 40, two kids, my husband is covered at work, how much"],
    ['es', 'a spouse needs none', 'tengo 40, dos hijos, mi esposa no lo necesita, cuánto'],
    ['en', 'one child more is named', 'single mom 34, twins and a 5 year old, price'],
    ['es', 'one child more is named', 'madre soltera de 34, dos varones y una de 5 años, cuánto'],
    ['en', 'three adults are named', "me and my mom and my husband, i'm 40, price"],
    ['es', 'relatives are not counted', 'mis hermanos y yo, tengo 25, cuánto'],
    ['en', 'an age is a bound', "i'm over 60, just me, how much"],
    [
      'en',
      'another child comes',
      "family plan, i'm 28, we have one boy and are having a baby in march, price",
    ],
    ['es', 'a short word is misspelled', 'familia: papá 49, mamá 47, 4 plaos, cuánto'],
    ['es', 'someone else is named', 'tengo 40, un hijo, y mi ex lo tiene en su seguro, cuánto'],
    ['es', 'a package is meant and none is named', 'soltera, 38, quiero medicinas y dentista nomás, cuánto'],
    [
      'es',
      'a minor would be the main member',
      'tengo 17, sería yo sola, mis papás ya tienen lo de ellos, cuánto',
    ],
    [
      'es',
      'children are named twice',
      'mi señora y yo, 37, tres chamacos, uno de trece y luego la niña de cuatro',
    ],
    ['en', 'a child may be spoken to', "my child, how much for me, i'm 72, just me"],
    ['en', 'a child may be spoken to at the end', 'how much is it for two adults, 44 and 46, my boy'],
    ['es', 'a child may be spoken to', 'mi niña, cuánto pago, tengo 33 y estoy sola'],
    ['es', 'a child may be spoken to at the end', 'cuánto cuesta el plan individual, tengo 70, hija'],
    ['en', 'a daughter is grown', 'just my daughter of 18 and me'],
    ['en', 'a son is grown', 'me, 50, and my 22 year old son, single, how much'],
    ['en', 'a child of 18 is beside a younger one', 'two children, 17 and 18, and me, 40, single'],
    [
      'es',
      'a grown child is beside a younger one',
      'tengo 50, soltera, mi hijo de 19 y mi hija de 10, cuánto',
    ],
  ] as const)('in %s, %s: no price is named', async (locale, _, message) => {
    const answer = await ask(locale, message);
    expect(answer).toMatchObject({ kind: 'question', links: [{ href: '/quote' }] });
    expect(answer?.text).not.toMatch(/\$/);
  });

  test.each([
    ['en', "i'm 40, widowed, 2 kids, price", '$87.50'],
    ['en', 'single mom of 3, 44, how much', '$103.25'],
    ['en', 'my husband is 43 and i am 41, two boys, how much', '$127.50'],
    ['en', 'my husbnad is 43 and i am 41, two boys, how much', '$127.50'],
    ['es', 'yo 40, mi esposa 38, una niña; mi suegra tiene Medicare, cuánto', '$111.75'],
    [
      'en',
      'my daughter is ill, so her two little ones, 7 and 10, live with me. i am 62, a widow. how much for the three of us',
      '$102.50',
    ],
    [
      'es',
      'mi señora y yo, 37, tres chamacos, uno de trece y luego la niña de cuatro, cuánto por los cinco',
      '$143.25',
    ],
    ['es', 'mi marido y yo, los dos de 28, y un bebé, cuánto es', '$101.75'],
    ['es', 'disculpe, cuánto cuesta para mí solo? ya tengo 40 años, sin hijos', '$56.00'],
    ['es', 'viudo, 41, con cuatro hijos, la mayor tiene 11, cuánto', '$119.00'],
  ] as const)('in %s, what accounts for everybody has a price: %s', async (locale, message, total) => {
    expect((await ask(locale, message))?.text).toContain(total);
  });

  test('is offered as it was read, to be pressed or confirmed', async () => {
    const [plan = ''] = (await ask('en', FIVE))?.suggestions ?? [];
    expect(plan).toBe(
      'Price of a family plan (two adults): main member 40 years old, 3 children, no packages',
    );
    for (const confirmed of [plan, 'yes', "that's right"]) {
      const answer = await ask('en', FIVE, confirmed);
      expect(answer).toMatchObject({ kind: 'answer' });
      expect(answer?.text).toContain('$143.25');
    }
  });

  test.each([
    'and with the hospital package?',
    'what about per year',
    'ok that is wrong',
    'si es para mi mujer también, cuánto es',
    'sorry, my ex has her on his insurance, 2 kids',
  ])('is not settled by "%s"', async (next) => {
    expect((await ask('en', FIVE, next))?.text ?? '').not.toMatch(/\$/);
  });

  test.each([
    ['en', 'just my daughter of 18 and me', 'main member 18 years old, no children'],
    ['es', 'mi marido y yo de 50 y nuestro hijo de 21, cuánto', 'titular de 50 años, sin niños'],
  ] as const)('is offered without the grown child: %s, %s', async (locale, message, plan) => {
    expect((await ask(locale, message))?.suggestions?.[0]).toContain(plan);
  });

  test('is put right by what is said next', async () => {
    expect((await ask('en', FIVE, 'no, only 2 kids'))?.text).toContain('$127.50');
  });

  test('a correction and somebody who comes on top are taken into the plan before', async () => {
    const couple = ['somos pareja de 40 y 42 con un hijo, cuánto', 'ay perdón son dos hijos'] as const;
    expect((await ask('es', ...couple))?.text).toContain('$127.50');
    const added = await ask('en', 'price for a single guy 42 years old', 'and for my wife too shes 45');
    expect(added?.text).toContain('$96.00');
  });

  test('of more people than a plan takes is not offered', async () => {
    const answer = await ask('en', "i'm 40, my ex is 42, family plan with 6 kids, price");
    expect(answer).toMatchObject({ kind: 'question' });
    expect(answer?.suggestions).toBeUndefined();
  });
});

describe.each(LOCALES)('in %s', (locale) => {
  test.each(PLAN_TYPES)(
    'a plan in one sentence is read as it was meant, whatever the plan: %s',
    (planType) => {
      const years = Array.from({ length: 93 }, (_, index) => 18 + index);
      for (const children of CHILDREN_COUNTS) {
        for (const age of years)
          expectReadAsMeant({ ...NO_SLOTS, planType, age, children, core: 'none', hospital: false }, locale);
        for (const age of [...AGE_RANGES, 18, 64, 65])
          for (const core of ['none', ...CORE_PACKAGES] as const)
            for (const hospital of [true, false])
              expectReadAsMeant({ ...NO_SLOTS, planType, age, children, core, hospital }, locale);
      }
    },
  );
});

/** Expects that the sentence for a plan is read as that plan, without a doubt; packages that it does not name are none. */
function expectReadAsMeant(meant: QuoteSlots, locale: Locale): void {
  const sentence = describePlan(meant, locale) ?? '';
  const { slots, doubts } = extractQuoteSlots(readQuestion(sentence, locale));
  const { hospital = false, core = 'none', ...said } = slots;
  expect({ ...said, hospital, core, doubts }, sentence).toEqual({ ...meant, doubts: [] });
}

test('a minor is described by the range', () => {
  const slots = { ...NO_SLOTS, planType: 'individual' as const, age: 8 };
  expect(describePlan(slots, 'es')).toBe(
    'Precio de un plan individual (un adulto): titular de menos de 18 años, sin niños, sin paquetes',
  );
});
