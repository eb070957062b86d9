import { describe, expect, test } from 'vitest';
import { asserts, mentions } from './mentions.ts';

describe('an answer mentions', () => {
  test.each([
    // Case, accents, punctuation, marks of emphasis.
    ['Protección Total Plus', 'proteccion total plus'],
    ['Los paneles empiezan después de 90 DÍAS.', '90 días'],
    ['Call **(305) 555-0101**, please.', '(305) 555-0101'],
    ['Call 305-555-0101.', '(305) 555-0101'],
    ['7350 NW 7th St, Suite 204', '7350 NW 7th St Suite 204'],
    ['You don’t need it', "don't need"],
    // Plurals and hyphens: "30 days" and "30-day" are the same fact.
    ['There is a 30-day wait', '30 days'],
    ['There is a wait of 30 days', '30 day'],
    ['within 72 hours', '72-hour'],
    ['X-rays', 'x ray'],
    ['hace un año', '1 año'],
    ['Two dental cleanings a year', '2 dental cleanings'],
    ['se paga dos limpiezas', '2 limpiezas'],
    // Numbers, money, shares and times in any spelling.
    ['It costs $25.', '$25.00'],
    ['It costs $25.00.', '$25'],
    ['It costs 25 dollars', '$25'],
    ['Cuesta 131.50 dólares', '$131.50'],
    ['$131.5 a month', '$131.50'],
    ['more than 10,500 providers', '10500'],
    ['Total: $1,200', '$1200'],
    ['65 % complete', '65%'],
    ['8:00 AM to 5:00 PM', '8 am to 5 pm'],
    ['de 8:00 a. m. a 5:00 p.m.', '8 am a 5 pm'],
    ['open from 8am', '8:00 AM'],
    ['open from 8:00AM', '8 AM'],
    // Beginnings of words.
    ['It is refundable', 'refund*'],
    ['le reembolsamos todo', 'reembols*'],
    ['the negotiated rates', 'negotiat* rate'],
  ])('%j: %j', (answer, mention) => {
    expect(mentions(answer, mention)).toBe(true);
  });

  test.each([
    ['It costs $50', '$5'],
    ['It costs $5.50', '$5'],
    ['It costs $131.50', '$31.50'],
    ['It costs $5', '5'],
    ['up to 5 a year', '$5'],
    ['130 days', '30 days'],
    ['30 business days', '30 days'],
    ['300 days', '30 days'],
    ['8:30 AM', '8:00 AM'],
    ['65 people', '65%'],
    ['(305) 555-01010', '(305) 555-0101'],
    ['unlicensed', 'licensed'],
    ['a refund', 'refunding*'],
    ['gold and silver', 'silver and gold'],
    ['', 'refund'],
    ['anything at all', ''],
    ['anything at all', '…'],
  ])('%j: not %j', (answer, mention) => {
    expect(mentions(answer, mention)).toBe(false);
  });
});

describe('an answer asserts', () => {
  test.each([
    ['Yes, this is insurance.', 'insurance'],
    ['Your dental credit is $500.', '$500'],
    ['The credit is not $200 but $500.', '$500'],
    ['No, it is $500.', '$500'],
    ['No. It is $500.', '$500'],
    ['No es de $200, sino de $500.', '$500'],
    ['There is no $500 credit. Your $500 credit starts soon.', '$500'],
    ['Este plan es un seguro', 'es un seguro'],
  ])('%j: %j', (answer, mention) => {
    expect(asserts(answer, mention)).toBe(true);
  });

  test.each([
    ['This plan is not insurance.', 'insurance'],
    ["It isn't health insurance.", 'insurance'],
    ['There is no credit of $500.', '$500'],
    ['El plan no es un seguro', 'es un seguro'],
    ['No hay un crédito de $500', '$500'],
    ['Abrimos sin cita, pero nunca los sábados', 'los sábados'],
    ['It is a clinic.', 'insurance'],
  ])('%j: not %j', (answer, mention) => {
    expect(asserts(answer, mention)).toBe(false);
  });
});
