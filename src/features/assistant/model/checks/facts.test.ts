import { describe, expect, test } from 'vitest';
import { factsIn, findUnsupported } from './facts.ts';

function unsupported(answer: string, ground: string, asked = '') {
  return findUnsupported(answer, factsIn([{ text: ground, isBinding: true }]), asked);
}

describe('numbers', () => {
  test.each([
    ['after 45 business days', 'within 45 days'],
    ['after 60 days', 'tras sesenta días'],
    ['24 to 48 hours', 'in 24–48 hours'],
    ['between 24 and 48 hours', 'de 24 a 48 horas'],
    ['10,500 providers', 'more than 10,500 providers'],
    ['over 100 thousand members', '100K members'],
    ['costs $15.75', 'cuesta 15.75 dólares'],
    ['pays 65%', 'paga el 65 por ciento'],
    ['from 8:00 AM to 5:00 PM', 'de 8 de la mañana a 5 de la tarde'],
    ['from 8:00 AM to 5:00 PM', 'from 8 to 5 pm'],
    ['thirty-six months', '36 months'],
    ['treinta y seis meses', '36 meses'],
    ['within one year', 'en un año'],
    ['2 cleanings a year', 'twice a year'],
    ['call us', 'for an emergency call 911'],
    ['call us', 'once you join, call us'],
    ['within eleven months', 'antes de once meses'],
    ['de lunes a viernes', 'los viernes'],
  ])('%s gives %s', (ground, answer) => {
    expect(unsupported(answer, ground)).toBeUndefined();
  });

  test.each([
    ['after 45 business days', 'within 45 weeks'],
    ['after 60 days', 'after ninety days'],
    ['costs $25', 'costs $250'],
    ['costs $25.50', 'costs $25'],
    ['from 8:00 AM to 5:00 PM', 'until 6:00 PM'],
    ['from 8:00 AM to 5:00 PM', 'hasta las 6 de la tarde'],
    ['from 8:00 AM to 5:00 PM', 'from 8:00 PM'],
    ['within 2 years', 'within one year'],
    ['thirty-six months', 'thirty-five months'],
    ['about 5 people', 'about 5%'],
  ])('%s does not give %s', (ground, answer) => {
    expect(unsupported(answer, ground)).toBe('number');
  });
});

describe('amounts in words', () => {
  test.each([
    ['The first visit is free.', 'La primera visita es gratis.'],
    ['Sin costo para usted.', 'It is at no cost.'],
    ['half price', 'a mitad de precio'],
    ['call us', 'Feel free to call our toll-free line.'],
    ['call us', 'Llame a la línea gratuita.'],
    ['call us', 'It takes half an hour.'],
  ])('%s gives %s', (ground, answer) => {
    expect(unsupported(answer, ground)).toBeUndefined();
  });

  test.each([
    'Cleanings are free.',
    'Las limpiezas son gratis.',
    'Es un servicio gratuito.',
    'Sin costo para usted.',
    'It is at no cost to you.',
    'You pay half.',
    'Usted paga la mitad.',
  ])('not %s', (answer) => {
    expect(unsupported(answer, 'Call our toll-free phone; cleanings have a price.')).toBe('number');
  });

  test('an article gives none', () => {
    const facts = factsIn([{ text: 'Plans are free.', isBinding: false }]);
    expect(findUnsupported('Plans are free.', facts, '')).toBe('number');
  });
});

test('two words with capitals in a row that only an article has are a person', () => {
  const facts = factsIn([
    { text: 'Ana Zubiri wrote it in Hialeah.', isBinding: false },
    { text: 'Palm Clinic, 12 Coral Way', isBinding: true },
    { text: 'Customer Service', isBinding: false, isOurs: true },
  ]);
  expect(findUnsupported('Ask Ana Zubiri about it.', facts, '')).toBe('name');
  expect(findUnsupported('Ana Zubiri can help.', facts, '')).toBe('name');
  expect(findUnsupported('Ask Customer Service or Palm Clinic in Hialeah.', facts, '')).toBeUndefined();
});

test.each([
  'on Saturdays',
  'los sábados',
  'at weekends',
  'los fines de semana',
  'until midnight',
  'en diciembre',
])('days and hours by name need a source: %s', (answer) => {
  expect(unsupported(answer, 'from Monday to Friday, de lunes a viernes')).toBe('time');
});

describe('phones', () => {
  const ground = 'Call (305) 555-0101.';

  test.each(['305-555-0101', '+1 305 555 0101', '1-305-555-0101', '305.555.0101', '3055550101'])(
    '%s',
    (phone) => {
      expect(unsupported(`Call ${phone}`, ground)).toBeUndefined();
    },
  );

  test.each(['(305) 555-0102', '555-0102', '1-800-COVERED'])('not %s', (phone) => {
    expect(unsupported(`Call ${phone}`, ground)).toBe('phone');
  });
});

describe('names', () => {
  const ground = 'Dra. Beatriz Solórzano, Pediatrics\nDr. Noel Arce, Urology\nPalm Clinic, 12 Coral Way';

  test.each([
    'Ask for Dr. Beatriz Solorzano.',
    'Pregunte por la doctora Solórzano.',
    'Try Palm Clinic on Coral Way.',
    'A doctor can see you.',
    'La doctora le atiende.',
    'Our doctors are near you.',
  ])('%s', (answer) => {
    expect(unsupported(answer, ground)).toBeUndefined();
  });

  test.each([
    'Ask for Dr. Beatriz Arce.',
    'Ask for Dra. Sol.',
    'Pregunte por el doctor Medrano.',
    'You can see Gonzalo Medrano.',
    'Try Palm Hospital.',
  ])('not %s', (answer) => {
    expect(unsupported(answer, ground)).toBe('name');
  });
});
