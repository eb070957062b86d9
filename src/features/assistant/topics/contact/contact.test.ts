import { describe, expect, test } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';
import { askTopic } from '../../../../../tests/support/ask-topic.ts';
import { SITE } from '../../../../../tests/support/default-site.ts';
import { readWordLists } from '../../learning/word-lists.server.ts';
import { contactAbout } from './contact.server.ts';

const { phones, offices } = SITE;

async function say(matter: Parameters<typeof contactAbout>[0], locale: Locale, ...texts: string[]) {
  const answer = await askTopic(contactAbout(matter), locale, texts);
  return answer?.text.replaceAll('\u00a0', ' ') ?? '';
}

describe('hours', () => {
  test.each([
    ['en', 'when do you guys close?', 'open Monday to Friday, 8:00 AM to 5:00 PM'],
    ['en', 'Can I come in on Sunday', 'No, we are closed on Sundays.'],
    ['en', 'are you open on weekends', 'No, we are closed on Saturdays and Sundays.'],
    ['en', 'open wednesday?', 'open Monday to Friday'],
    ['en', 'are you open at 7pm', 'No, not at that hour.'],
    ['en', 'are you open at 10 am', 'open Monday to Friday'],
    ['en', 'are u open on christmas', 'doesn’t say which holidays'],
    ['es', 'cuál es su horario', 'de lunes a viernes, de 8:00 AM a 5:00 PM'],
    ['es', 'trabajan los domingos?', 'No, los domingos está cerrado.'],
    ['es', 'puedo ir el sabado a las 10', 'No, los sábados está cerrado.'],
    ['es', 'abren a las 6 de la tarde', 'No, a esa hora no.'],
  ] as const)('%s: %s', async (locale, text, said) => {
    expect(await say('hours', locale, text)).toContain(said);
  });
});

describe('days on which the hours are others', () => {
  const site: Site = {
    ...SITE,
    closures: [
      { date: '2026-11-26', words: { en: 'Thanksgiving', es: 'Día de Acción de Gracias' }, isSoon: true },
      {
        date: '2026-12-24',
        office: 1,
        open: { opensAt: 480, closesAt: 720 },
        words: { en: 'Christmas Eve', es: 'Nochebuena' },
        isSoon: true,
      },
      { date: '2027-01-01', words: { en: 'New Year’s Day', es: 'Año Nuevo' }, isSoon: false },
    ],
  };
  const ask = async (locale: Locale, text: string) =>
    (await askTopic(contactAbout('hours'), locale, [text], site))?.text.replaceAll('\u00a0', ' ') ?? '';
  const closed = 'On November 26, 2026 (Thanksgiving) our offices are closed.';
  const cerrado = 'El 26 de noviembre de 2026 (Día de Acción de Gracias) nuestras oficinas están cerradas.';

  test.each([
    ['en', 'are you open on thanksgiving?', closed],
    ['en', 'are you open november 26', closed],
    ['en', 'open on new years?', 'On January 1, 2027 (New Year’s Day) our offices are closed.'],
    [
      'en',
      'christmas hours',
      'On December 24, 2026 (Christmas Eve) our Orlando office is open from 8:00 AM to',
    ],
    ['es', '¿abren el día de acción de gracias?', cerrado],
    ['es', 'abren el 26 de noviembre', cerrado],
  ] as const)('%s: %s', async (locale, text, said) => {
    expect(await ask(locale, text)).toSatisfy((text: string) => text.startsWith(said));
  });

  test('near ones are said with the hours, and holidays that nobody has set are to be asked for', async () => {
    const today = await ask('en', 'are you open today');
    expect(today).toMatch(/Monday to Friday.*Thanksgiving/);
    expect(today).toContain(closed);
    expect(today).not.toContain('New Year');
    expect(await ask('en', 'open on labor day?')).toContain('About other holidays, call');
    expect(await ask('es', 'a qué hora abren, gracias')).toMatch(/^El horario/);
  });

  test('an office has its own hours', async () => {
    const [first, second] = SITE.offices;
    const hours = { firstDay: 1, lastDay: 6, opensAt: 540, closesAt: 780 } as const;
    const own: Site = { ...SITE, offices: [first, { ...second, hours }] };
    const say = async (text: string) =>
      (await askTopic(contactAbout('hours'), 'en', [text], own))?.text.replaceAll('\u00a0', ' ');
    expect(await say('when is the orlando office open')).toContain('Monday to Saturday, 9:00 AM to 1:00 PM');
    expect(await say('when do you open')).toMatch(
      /Monday to Friday.*Orlando office is open Monday to Saturday/,
    );
  });
});

test('every phone of the operator has words by which it is asked for', () => {
  expect(Object.keys(readWordLists('phones').all).sort()).toEqual(Object.keys(SITE.phones).sort());
});

describe('phones', () => {
  test.each([
    ['en', 'whats your phone number', phones.customerService],
    ['en', 'how do i schedule an appointment', phones.appointments],
    ['en', 'number for prior auth', phones.authorizations],
    ['en', 'do you have an 800 number', phones.tollFree],
    ['en', 'what number do I call in Miami Dade', phones.miamiDade],
    ['en', 'fax number?', phones.fax],
    ['en', 'my mother is hard of hearing, how can she call', phones.tty],
    ['es', 'teléfono de autorizaciones', phones.authorizations],
    ['es', 'necesito una cita', phones.appointments],
  ] as const)('%s: %s', async (locale, text, said) => {
    expect(await say('phone', locale, text)).toContain(said);
  });
});

describe('offices', () => {
  test.each([
    ['en', 'where are you located', [offices[0].street, offices[1].street]],
    ['en', 'any office in Ocala?', ['two offices', offices[0].city, offices[1].city]],
    ['en', 'directions to the orlando office', [offices[1].street, offices[1].zipCode]],
    ['es', '¿dónde están ubicados?', [offices[0].street, offices[1].street]],
    ['es', 'dirección de la oficina de Miami', [offices[0].street, offices[0].zipCode]],
  ] as const)('%s: %s', async (locale, text, said) => {
    const answer = await say('offices', locale, text);
    for (const part of said) expect(answer).toContain(part);
  });
});

describe('the next message changes the place, the day or the purpose', () => {
  test.each([
    ['offices', 'en', ['where is the miami office', 'and orlando?'], offices[1].street],
    ['hours', 'en', ['are you open monday', 'and on saturday?'], 'closed on Saturdays'],
    ['phone', 'en', ['what is your phone number', 'and the fax'], phones.fax],
    ['hours', 'es', ['a qué hora abren', '¿y el domingo?'], 'los domingos'],
    ['offices', 'es', ['dónde queda la oficina de Orlando', 'y la de miami'], offices[0].street],
  ] as const)('%s, %s: %j', async (matter, locale, texts, said) => {
    expect(await say(matter, locale, ...texts)).toContain(said);
  });
});

test('an office comes with its hours when a day is named, a person with a phone, a letter with an address', async () => {
  expect(await say('offices', 'en', 'can i walk in on sunday')).toMatch(
    /7350 NW 7th St[\s\S]*closed on Sundays/,
  );
  expect(await say('human', 'en', 'human!')).toContain(phones.customerService);
  expect(await say('writing', 'es', 'dónde les escribo')).toContain(offices[0].street);
});
