import { describe, expect, test } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { askTopic } from '../../../../../tests/support/ask-topic.ts';
import { SITE } from '../../../../../tests/support/default-site.ts';
import { contact } from './contact.ts';

const { phones, offices } = SITE;

async function say(locale: Locale, ...texts: string[]) {
  const answer = await askTopic(contact, locale, texts);
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
    ['en', 'are u open on christmas', 'does not say on which holidays'],
    ['es', 'cuál es su horario', 'de lunes a viernes, de 8:00 AM a 5:00 PM'],
    ['es', 'trabajan los domingos?', 'No, los domingos está cerrado.'],
    ['es', 'puedo ir el sabado a las 10', 'No, los sábados está cerrado.'],
    ['es', 'abren a las 6 de la tarde', 'No, a esa hora no.'],
  ] as const)('%s: %s', async (locale, text, said) => {
    expect(await say(locale, text)).toContain(said);
  });
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
    ['en', 'let me talk to a representative', phones.customerService],
    ['en', 'human!', phones.customerService],
    ['en', 'can I email you?', 'contact form'],
    ['es', 'quiero hablar con una persona', phones.customerService],
    ['es', 'teléfono de autorizaciones', phones.authorizations],
    ['es', 'necesito una cita', phones.appointments],
    ['es', 'tienen correo electrónico?', 'formulario de contacto'],
  ] as const)('%s: %s', async (locale, text, said) => {
    expect(await say(locale, text)).toContain(said);
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
    const answer = await say(locale, text);
    for (const part of said) expect(answer).toContain(part);
  });
});

describe('the next message changes the place, the day or the purpose', () => {
  test.each([
    ['en', ['where is the miami office', 'and orlando?'], offices[1].street],
    ['en', ['are you open monday', 'and on saturday?'], 'closed on Saturdays'],
    ['en', ['what is your phone number', 'and the fax'], phones.fax],
    ['es', ['a qué hora abren', '¿y el domingo?'], 'los domingos'],
    ['es', ['dónde queda la oficina de Orlando', 'y la de miami'], offices[0].street],
  ] as const)('%s: %j', async (locale, texts, said) => {
    expect(await say(locale, ...texts)).toContain(said);
  });
});

describe('what is somebody else’s is left to the other topics', () => {
  test.each([
    ['en', 'what time does the pharmacy close'],
    ['en', 'phone number of dr garcia'],
    ['en', 'I sent the form on Monday, when do I hear back'],
    ['en', 'who signs the refund letter'],
    ['en', 'is there parking at your office'],
    ['en', 'plan for a person of 40'],
    ['en', 'interpreter for a deaf person'],
    ['es', 'teléfono de la doctora Pérez'],
    ['es', 'mandé la queja el lunes'],
    ['es', 'número de miembro'],
  ] as const)('%s: %s', async (locale, text) => {
    expect(await say(locale, text)).toBe('');
  });
});
