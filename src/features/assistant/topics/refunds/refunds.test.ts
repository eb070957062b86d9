import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#i18n/locale.ts';
import { askTopic } from '../../../../../tests/support/ask-topic.ts';
import { refunds } from './refunds.ts';

const say = (locale: Locale, messages: readonly string[]) => askTopic(refunds, locale, messages);

describe('refunds are answered however they are asked for', () => {
  test.each([
    [
      'en',
      ['bought the clinic thing saturday n now i got a job w benefits. any way out with my cash?'],
      ['3 days'],
    ],
    [
      'en',
      [
        'hi good afternoon, my daughter signed me up for your discount plan about ten days ago and I find I have no use for it. may I have a refund?',
      ],
      ['30 days'],
    ],
    ['en', ['is it too late to back out i applied for phc 5 days ago'], ['3 days']],
    ['en', ['do u guys give ppl their money back or nah'], ['3 days', '30 days']],
    ['en', ['what if i sign up and hate it'], ['3 days', '30 days']],
    ['en', ['enrollment fee gone for good if i bail?'], ['not refundable']],
    ['en', ['them 25 bucks, yall keep that no matter what?'], ['not refundable']],
    ['en', ['can i just shoot yall an email to get refunded'], ['in writing']],
    ['en', ['where do i mail the refund request to'], ['7350 NW 7th St']],
    ['en', ['who has to sign the refund letter'], ['principal applicant']],
    ['en', ['how long am i gonna be waiting on the refund check'], ['45 business days']],
    [
      'en',
      ['wrote yall asking for my refund', 'when would the money show up in my account'],
      ['45 business days'],
    ],
    ['en', ['days i got to get my money back on the phc', 'how about the discount one'], ['30 days']],
    ['en', ['i want a refund', 'and do i need to say why'], ['reason']],
    [
      'en',
      ['my boyfriend signed us up and i dont want it anymore can he get reimbursed what he paid'],
      ['3 days', '30 days'],
    ],
    ['en', ['i changed my mind about the plan'], ['3 days', '30 days']],
    ['en', ['stop charging my card'], ['3 days', '30 days']],
    ['es', ['ya no quiero el plan'], ['3 días', '30 días']],
    ['es', ['no quiero seguir con ustedes'], ['3 días', '30 días']],
    ['es', ['ya no quiero el seguro'], ['3 días', '30 días']],
    ['es', ['ya no quiero este seguro'], ['3 días', '30 días']],
    ['en', ['do i lose the whole thing if i quit the day after joining'], ['3 days']],
    ['en', ['can i get my money back on the dpo', 'and the fee?'], ['not refundable']],
    ['es', ['saque el plan d descuento hace 10 dias y no me sirve, me regresan lo q pague?'], ['30 días']],
    ['es', ['mijo me arrepenti, quiero mi plata'], ['3 días', '30 días']],
    ['es', ['compre la prepagada antier y ya no la quiero, se puede echar pa tras?'], ['3 días']],
    ['es', ['y los 25 q di d entrada esos se pierden?'], ['No es reembolsable']],
    ['es', ['con un correo basta pa que me reembolsen o tiene q ser carta'], ['por escrito']],
    ['es', ['quien firma la carta del reembolso si el plan lo saco mi esposo'], ['solicitante principal']],
    ['es', ['en cuanto me cae el reembolso en el banco'], ['45 días laborables']],
    ['es', ['a que direccion va la carta del reembolso'], ['7350 NW 7th St']],
    [
      'es',
      ['ya les escribi pidiendo que me devuelvan lo que pague', 'y como cuanto se dilatan'],
      ['45 días laborables'],
    ],
    ['es', ['quiero que me regresen mi dinero', 'es la clinica'], ['3 días']],
    [
      'es',
      ['quisiera saber si ustedes devuelven el dinero cuando uno no queda conforme'],
      ['3 días', '30 días'],
    ],
    ['es', ['quiero pedir la devolucion', 'y tengo q poner por que'], ['motivo']],
  ] as const)('%s: %j', async (locale, texts, said) => {
    const answer = await say(locale, texts);
    expect(answer?.kind).toBe('answer');
    for (const words of said) expect(answer?.text).toContain(words);
  });

  test.each([
    ['en', 'will i get a tax refund for this'],
    ['en', 'call me back please'],
    ['en', 'can i get my copay back for a visit i missed'],
    ['en', 'how do i get back on my feet'],
    ['en', 'i had to wait 3 weeks and i dont want to go thru that again'],
    ['en', 'how do i get this form back to you'],
    ['es', 'me devuelven la llamada?'],
    ['es', 'me reembolsan la gasolina'],
    ['en', 'cancel my appointment tomorrow'],
    ['en', 'ive had diamond for months, do i still keep it if i quit'],
    ['es', 'ya no me duele'],
  ] as const)('%s: %s is another matter', async (locale, text) => {
    expect((await say(locale, [text]))?.kind).not.toBe('answer');
  });

  describe('who wants to leave is told whom to call and what comes back', () => {
    const SAYS = {
      en: [
        /\(305\) 555-0101/,
        /\$25\.00.*not refundable/,
        /3 days/,
        /30 days/,
        /in writing/,
        /reason/,
        /principal applicant/,
        /45 business days/,
      ],
      es: [
        /\(305\) 555-0101/,
        /\$25\.00.*No es reembolsable/s,
        /3 días/,
        /30 días/,
        /por escrito/,
        /motivo/,
        /solicitante principal/,
        /45 días laborables/,
      ],
    };

    test.each([
      ['en', 'i want to cancel'],
      ['en', 'how do i cancel'],
      ['en', 'i changed my mind'],
      ['en', 'sign me out of the plan'],
      ['en', 'can i cancel anytime'],
      ['en', 'get me out of this plan'],
      ['en', 'i dont want it anymore'],
      ['en', 'how can i drop my membership'],
      ['en', 'take me off the plan'],
      ['en', 'i want to leave the plan'],
      ['en', 'cancelation please'],
      ['en', 'cancel and refund'],
      ['es', 'Quiero cancelar'],
      ['es', 'darme de baja'],
      ['es', 'me arrepentí'],
      ['es', 'ya no lo quiero'],
      ['es', 'como cancelo'],
      ['es', 'quiero salirme del plan'],
      ['es', 'como me doy de baja'],
      ['es', 'denme de baja'],
      ['es', 'quiero dejar el plan'],
      ['es', 'sáquenme del plan'],
      ['es', 'puedo cancelar cuando quiera?'],
      ['es', 'cancelar la membresia'],
      ['es', 'quiero cancelar y que me devuelvan'],
    ] as const)('%s: %s', async (locale, text) => {
      const answer = await say(locale, [text]);
      expect(answer?.kind).toBe('answer');
      for (const words of SAYS[locale]) expect(answer?.text).toMatch(words);
      expect(answer?.links[0]?.href).toBe('/policies/refund');
    });

    test.each([
      ['en', 'i want to cancel my appointment'],
      ['en', 'stop the emails'],
      ['en', 'i changed my mind, make it two kids and dental'],
      ['en', 'take me to the plan page'],
      ['en', 'do you cancel visits when it storms'],
      ['es', 'quiero cancelar la cita'],
      ['es', 'salir del hospital'],
      ['es', 'el doctor no sale en la lista'],
      ['es', 'cuanto sale el plan'],
    ] as const)('%s: %s is another matter', async (locale, text) => {
      expect((await say(locale, [text]))?.kind).not.toBe('answer');
    });
  });

  test.each([
    ['es', 'en cuantos dias devuelven la plata', '45 días laborables'],
    ['es', 'a los cuantos días me devuelven el dinero', '45 días laborables'],
    ['en', 'in how many days do i get the money back', '45 business days'],
  ] as const)('%s: %s: when it comes', async (locale, text, said) => {
    expect((await say(locale, [text]))?.text).toContain(said);
  });

  test('how long ago it was is answered with the limit', async () => {
    expect((await say('en', ['joined the phc 6 weeks ago, want my money back']))?.text).toMatch(
      /3 days.*305/,
    );
    expect((await say('es', ['me inscribí en la prepagada hace un mes, me devuelven?']))?.text).toMatch(
      /3 días.*305/,
    );
  });

  test('nothing that is typed throws', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.constantFrom(...LOCALES),
        async (text, locale) => {
          await say(locale, [text, `and ${text}`]);
        },
      ),
    );
  });
});
