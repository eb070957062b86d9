import { describe, expect, test } from 'vitest';
import { SITE } from '../../../../../tests/support/default-site.ts';
import { readQuestion } from '../../engine/read-question.server.ts';
import type { Sources } from '../../engine/topic.ts';
import { servicePlace } from './service-area.server.ts';

async function ask(locale: 'en' | 'es', text: string): Promise<string | undefined> {
  const answer = await servicePlace(readQuestion(text, locale))?.answer({ site: SITE } as Sources);
  return answer?.text;
}

describe('whether the plans work where a family lives', () => {
  test.each([
    ['en', 'live in clermont, can i sign up', 'Yes: Clermont is in Lake County'],
    ['en', 'my folks are in lakeland would this do them any good', 'Yes: Lakeland is in Polk'],
    ['en', 'im up in jacksonville, waste of time?', 'Duval County, which isn’t one of the counties we serve'],
    ['en', 'do you cover volusia county', 'Volusia County isn’t one of the counties we serve'],
    ['es', 'mi mama vive en sanford, puede entrar en el plan', 'Sí: Sanford está en el condado de Seminole'],
    ['es', 'estoy en cape coral, hay algo para mi', 'condado de Lee, que no está'],
    ['es', 'en hialeah atienden', 'Sí: Hialeah'],
  ] as const)('%s: %s', async (locale, text, said) => {
    expect(await ask(locale, text)).toContain(said);
  });

  test('a question without a place of Florida is left alone', () => {
    expect(servicePlace(readQuestion('can i join if i moved last week', 'en'))).toBeUndefined();
  });

  test('and the next place', async () => {
    const first = servicePlace(readQuestion('do yall work in davie', 'en'));
    const next = first?.continueWith(readQuestion('and in ocala', 'en'));
    expect((await next?.answer({ site: SITE } as Sources))?.text).toContain('Marion');
  });
});
