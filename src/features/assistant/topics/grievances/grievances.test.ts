import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#i18n/locale.ts';
import { askTopic } from '../../../../../tests/support/ask-topic.ts';
import { grievances } from './grievances.ts';

const say = (locale: Locale, messages: readonly string[]) => askTopic(grievances, locale, messages);

describe('complaints are answered however they are told', () => {
  test.each([
    [
      'en',
      ['receptionist in orlando hung up on me twice, so disrespectful. who is her boss'],
      ['(305) 555-0101'],
    ],
    ['en', ['i wanna write up a doctor that treated my mom like trash'], ['(305) 555-0101']],
    ['en', ['is there a cutoff for complaining about stuff that happened back in march'], ['one year']],
    ['en', ['this was two yrs ago, can i still file a grievance'], ['one year']],
    ['en', ['scared theyll treat me worse if i complain'], ['never changes the care']],
    ['en', ['does it cost anything to file a complaint'], ['costs nothing']],
    ['en', ['what do i gotta put in the complaint letter'], ['what happened and when']],
    ['en', ['mailed my grievance on the 2nd. how long before someone answers'], ['30 business days']],
    ['en', ['they turned down my complaint what now'], ['level 2']],
    ['en', ['they turned down my complaint what now', 'and if they say no again'], ['State of Florida']],
    ['en', ['who is above you guys that i can appeal to'], ['State of Florida']],
    ['en', ['my chemo got denied and the oncologist says i cant wait a month for an appeal'], ['72 hours']],
    ['en', ['they treated me different cause of my accent, thats discrimination right'], ['discriminat']],
    ['en', ['they wouldnt help me because im in a wheelchair'], ['discriminat']],
    ['en', ['i need to complain about the front desk', 'and how fast do they answer'], ['30 business days']],
    ['en', ['can my daughter help me write the complaint'], ['help to write it']],
    [
      'es',
      ['la muchacha d la recepcion me hablo feisimo delante d todo el mundo, con quien hablo'],
      ['(305) 555-0101'],
    ],
    ['es', ['el doctor me falto el respeto y quiero reportarlo'], ['(305) 555-0101']],
    ['es', ['cuesta algo poner una queja'], ['no cuesta nada']],
    ['es', ['no vayan a tomar represalias si me quejo'], ['nunca cambia']],
    ['es', ['lo que me paso fue en diciembre, todavia puedo quejarme'], ['un año']],
    ['es', ['eso fue hace 2 años, se puede poner la queja'], ['un año']],
    ['es', ['mande la queja y nadie me ha dicho ni pio'], ['5 días laborables']],
    ['es', ['no me gusto lo que contestaron de mi queja, a quien mas voy'], ['nivel 2']],
    [
      'es',
      ['no estoy de acuerdo con lo que decidieron de mi queja', 'y cuanto tiempo tengo para eso'],
      ['30 días'],
    ],
    ['es', ['a quien le apelo arriba de ustedes'], ['Estado de la Florida']],
    ['es', ['me negaron la operacion y el medico dice que no puedo esperar'], ['72 horas']],
    ['es', ['me trataron mal por ser negra'], ['discrimin']],
    ['es', ['me hicieron sentir menos por no hablar ingles, eso se puede denunciar'], ['discrimin']],
    ['es', ['ya han pasado 3 semanas de mi queja y na'], ['30 días laborables']],
  ] as const)('%s: %j', async (locale, texts, said) => {
    const answer = await say(locale, texts);
    expect(answer?.kind).toBe('answer');
    for (const words of said) expect(answer?.text).toContain(words);
  });

  test.each([
    ['es', 'me quejo de dolor de espalda'],
    ['es', 'mi bebe se queja mucho'],
    ['en', 'doctor says my chest complaint is nothing'],
    ['en', 'is there a wheelchair ramp because my mom is disabled'],
    ['en', 'do you have an interpreter, my dad is deaf'],
    ['en', 'how do i change doctors'],
    ['es', 'necesito un doctor que hable espanol'],
    ['en', 'which treatments are included'],
  ] as const)('%s: %s is another matter', async (locale, text) => {
    expect((await say(locale, [text]))?.kind).not.toBe('answer');
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
