import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#i18n/locale.ts';
import { readQuestion } from '../../engine/read-question.ts';
import { PASSAGE_SOURCES } from '../site-passages.ts';
import { ASKS } from './asks.ts';
import { findAsked, findAskedNews } from './find-asked.ts';

test('every way to ask leads to a passage that there is', () => {
  const ids = new Set(PASSAGE_SOURCES.map(({ id }) => id));
  expect(ASKS.map(([id]) => id).filter((id) => !ids.has(id))).toEqual([]);
});

describe('what families ask in their own words', () => {
  test.each([
    ['en', 'how many weeks before yall stop charging me them copays', 'benefits-without-copay'],
    ['en', 'my teeth money, when do i get that, im 5 months in', 'dental-credit'],
    ['en', 'been paying since spring n still cant touch the dental allowance??', 'dental-credit'],
    ['en', 'i am 52 and want the shingles vaccine, is any of that paid by the credit', 'credit-vaccines'],
    ['en', 'my mother in law just turned 70, pneumonia shot, anything for her', 'credit-vaccines'],
    ['en', 'busted my ankle, they wanna x ray it. got any money off on that', 'credit-pictures'],
    ['en', 'is the x-ray money separate from the teeth money', 'credits'],
    ['en', 'how do i know how much i already used of the two hundred', 'credit-left'],
    ['en', 'they took my blood twice this year, can i go again', 'laboratory'],
    ['en', 'ladies tests like the pap, what do they fall under, is it covered', 'panel-a'],
    ['en', 'hubby needs his prostate looked at, is there a panel', 'panels-bcdf'],
    ['en', 'can i get the panel every month', 'panels-often'],
    ['en', 'just signed up when can i do my yearly wellness thing', 'panels-start'],
    ['en', 'does the preventive stuff cost me anything extra', 'preventive-free'],
    ['en', 'which bundle is the one with the glasses', 'packages-with-vision'],
    ['en', 'i take a lot of pills, which add on helps me', 'packages-with-pharmacy'],
    ['en', 'is the hospital add on gonna pay if they keep me overnight', 'hospital-package'],
    ['en', 'is this a licensed thing or some pyramid deal', 'licensed'],
    ['en', 'who keeps an eye on you guys, the state?', 'licensed'],
    ['en', 'so the discount card aint insurance is what ur telling me', 'discount-plan'],
    ['en', 'i dont get it, prepaid vs discount, dumb it down for me', 'clinic-or-discount-plan'],
    ['en', 'do i need a note from my regular doctor to go see the skin guy', 'referrals'],
    ['en', 'can i just walk in to a specialist or does somebody have to send me', 'referrals'],
    ['en', 'do i gotta sit around 2 months to see a heart doctor', 'specialist-wait'],
    ['en', 'i wanna swap my family doc', 'choose-doctor'],
    ['en', 'my abuela only knows spanish and the nurse doesnt, can you help her', 'free-help-language'],
    ['en', 'who gets to see my medical stuff', 'share-data'],
    ['en', 'you gonna pass my number on to telemarketers', 'sell-data'],
    ['en', 'is somebody reading what i write to you here', 'chat-privacy'],
    ['en', 'is the five bucks a visit true in broward too', 'five-dollar-copayment'],
    ['es', 'me inscribi el mes pasado, ya puedo ir sin pagar copago?', 'benefits-without-copay'],
    ['es', 'a los cuantos meses me dan lo de los dientes', 'dental-credit'],
    ['es', 'mi esposo quiere chequearse la prostata, eso lo hacen', 'panels-bcdf'],
    ['es', 'tengo 67, la vacuna de la neumonia me la cubre el credito?', 'credit-vaccines'],
    ['es', 'cuantas veces al año me puedo sacar sangre', 'laboratory'],
    ['es', 'cual paquete trae los espejuelos y el dentista', 'packages-with-vision'],
    ['es', 'ustedes son de verdad o es un cuento', 'licensed'],
    ['es', 'tengo que pedirle permiso a mi medico para ver al de la piel', 'referrals'],
    ['es', 'no me gusta la doctora que me toco, la puedo cambiar', 'choose-doctor'],
    ['es', 'mi papa no oye y habla por senas, le ponen a alguien', 'free-help-disability'],
    ['es', 'le dan mi telefono a otras compañias pa que me llamen', 'sell-data'],
    ['es', 'esto que estoy escribiendo se queda grabado', 'chat-privacy'],
    ['es', 'los 5 dolares son en orlando tambien', 'five-dollar-copayment'],
  ] as const)('%s: %s', (locale, text, id) => {
    expect(findAsked(readQuestion(text, locale))).toBe(id);
  });

  test.each([
    ['en', 'storm is on its way, anything i should read', '=hurricane'],
    ['en', 'so hot and grandpa will not come inside, any advice', '=heat'],
    ['es', 'viene un huracan y mi papa usa oxigeno, tienen algo escrito', '=huracan'],
    ['es', 'mi marido trabaja la construccion con este sol, algun consejo', '=calor'],
    ['es', 'que le hace falta al nene pa kinder', '=escuela'],
  ] as const)('%s: news: %s', (locale, text, term) => {
    expect(findAskedNews(readQuestion(text, locale))).toBe(term);
  });

  test('a question that leans on the one before is read with it', () => {
    const before = readQuestion('i did my panel in january', 'en');
    expect(findAsked(readQuestion('can i do it again in march', 'en'), before)).toBe('panels-often');
    expect(findAsked(readQuestion('where is your office', 'en'), before)).toBeUndefined();
  });
});

describe('what only shares words with it is left to others', () => {
  test.each([
    ['en', 'does the credit pay for a crown'],
    ['en', 'can i use the 200 on my dog'],
    ['en', 'is botox in the panel'],
    ['en', 'how much is the package with dental'],
    ['en', 'cardiologist near 33012'],
    ['en', 'my arm hurts after the shot'],
    ['en', 'do you take medicaid or is it insurance like the discount plan'],
    ['es', 'el credito me paga la resonancia'],
    ['es', 'cuanto cuesta el paquete con vision'],
    ['es', 'quiero mi dinero de vuelta del plan de descuento'],
    ['es', 'donde hacen la mamografia'],
  ] as const)('%s: %s', (locale, text) => {
    expect(findAsked(readQuestion(text, locale))).toBeUndefined();
  });
});

test('nothing that is typed throws', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.constantFrom(...LOCALES),
      (text, locale) => {
        findAsked(readQuestion(text, locale), readQuestion(`panel ${text}`, locale));
      },
    ),
  );
});
