import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDirectorySearch } from '#features/directory/directory-filters.ts';
import { CITIES_BY_COUNTY } from '#features/directory/need/known-places.server.ts';
import { SPECIALTY_WORDS } from '#features/directory/need/specialty-words.server.ts';
import { readWordLists } from '#features/directory/need/word-lists.server.ts';
import type {
  ProviderSearchResult,
  SearchProvidersRequest,
} from '#features/directory/search/search-providers.ts';
import type { NetworkSize } from '#site/network-size.ts';
import { answerQuestions } from '../../../../../tests/support/ask-topic.ts';
import { SITE } from '../../../../../tests/support/default-site.ts';
import { provider } from '../../../../../tests/support/provider.ts';
import { readQuestion } from '../../engine/read-question.server.ts';
import type { Sources } from '../../engine/topic.ts';
import { searchRequest } from './found-providers.server.ts';
import { anyProvider, networkSize, providersTopic } from './providers-topic.server.ts';

const WORDS = readWordLists('doctors');

const PROVIDER = provider({ specialty: 'Dental', address: 'Main St', suite: null, phone: null });

/** A directory that finds these, and the requests that were made to it. */
function directory(
  result: Partial<ProviderSearchResult>,
  topic = providersTopic,
  network: NetworkSize | undefined = { total: 10_500, isDemo: true },
) {
  const requests: SearchProvidersRequest[] = [];
  const sources: Sources = {
    site: SITE,
    searchProviders: async (request) => {
      requests.push(request);
      return {
        providers: [],
        total: 0,
        isExpanded: false,
        expandedFrom: null,
        distanceFrom: null,
        nextCursor: null,
        ...result,
      };
    },
    countNetwork: async () => network,
    findPassages: async () => [],
    findAnswer: async () => undefined,
    findInArticles: async () => [],
    listArticles: async () => [],
  };
  const say = (...texts: string[]) =>
    answerQuestions(
      topic,
      texts.map((text) => readQuestion(text, 'en')),
      sources,
    );
  return { say, requests };
}

test('how many providers there are is the figure of the home page', async () => {
  const answer = await directory({}, networkSize).say('how many doctors do you have');
  expect(answer).toMatchObject({ kind: 'answer', links: [{ href: '/providers' }] });
  expect(answer?.text).toContain('over 10,500 providers');
  // A small network has no figure.
  const small = await directory({}, networkSize, { total: 40, isDemo: false }).say(
    'how many doctors do you have',
  );
  expect(small).toMatchObject({ kind: 'question', links: [{ href: '/providers' }] });
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...WORDS.list('fillers').split(/\s+/)),
        fc.constantFrom(...WORDS.list('names').split(/\s+/)),
        fc.constantFrom(
          ...Object.values(SPECIALTY_WORDS).flatMap(({ people, topics = people }) =>
            `${people}, ${topics}`.split(/,\s*/),
          ),
        ),
        fc.constantFrom(...Object.values(CITIES_BY_COUNTY).flatMap((cities) => cities.split(/,\s*/))),
        fc.constantFrom(
          'dr',
          'county',
          'condado de',
          'speaks creole',
          'taking new patients',
          'near me',
          'in',
          '33012',
          '10001',
          '?',
          '7',
        ),
      ),
      { maxLength: 40 },
    )
    .map((words) => words.join(' ').slice(0, 2000)),
);

describe('whatever is typed', () => {
  test('the link shows what was searched, and every number is the directory’s, the site’s or the visitor’s', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyText, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        async (texts, isFound) => {
          const { say, requests } = directory(isFound ? { providers: [PROVIDER], total: 1 } : {});
          const answer = await say(...texts);
          if (!answer) return;
          const given = [
            ...texts,
            ...Object.values(SITE.phones),
            PROVIDER.zipCode,
            '1 8:00 AM 5:00 PM 33126',
          ].join(' ');
          const numbers = new Set(given.normalize('NFKC').match(/\d+/g));
          for (const number of answer.text.normalize('NFKC').match(/\d+/g) ?? [])
            expect(numbers).toContain(number);
          if (requests.length === 0 || !isFound) return;
          const { search } = new URL(answer.links[0]?.href ?? '', 'https://site.invalid');
          const { search: filters } = readDirectorySearch(Object.fromEntries(new URLSearchParams(search)));
          expect({ ...searchRequest(filters, 1), limit: 0 }).toEqual({ ...requests[0], limit: 0 });
        },
      ),
      { numRuns: 500 },
    );
  });

  test('two thousand letters of anything are read at once', () => {
    for (const piece of [
      'a ',
      'in ',
      'doctor ',
      'dr a ',
      'who speaks ',
      'county ',
      'my ',
      'mi doctor red ',
      '33012 ',
    ]) {
      expect(() => providersTopic(readQuestion(piece.repeat(2000 / piece.length), 'en'))).not.toThrow();
    }
  });
});

describe('an answer', () => {
  test('asks whom, where only new patients are spoken of, with the way to those who take them', async () => {
    const { say, requests } = directory({}, anyProvider);
    expect(await say('find me a doctor who takes new patients')).toMatchObject({
      kind: 'question',
      links: [{ href: '/providers?acceptingNewPatients=1' }],
    });
    expect(requests).toEqual([]);
  });

  test('shows three rows at a time, and the next three when asked for more', async () => {
    const providers = [...'ABCDEFG'].map((doctor) => ({ ...PROVIDER, doctor: `Doctor ${doctor}` }));
    const { say } = directory({ providers, total: 7 });
    const shown = async (...texts: string[]) => (await say(...texts))?.text.match(/Doctor \w/g)?.join() ?? '';
    expect(await shown('dentist in Miami')).toBe('Doctor A,Doctor B,Doctor C');
    expect(await shown('dentist in Miami', 'more')).toBe('Doctor D,Doctor E,Doctor F');
    expect(await shown('dentista en Miami', 'otros', 'más')).toBe('Doctor G');
    expect((await say('dentist in Miami', 'more', 'more', 'more'))?.text).toContain(
      'That’s all of them, 7: Dental, Miami.',
    );
  });

  test('says no more than the visitor typed of a place that is not known', async () => {
    const answer = await directory({}).say('dentist in Foxtown');
    expect(answer).toMatchObject({ kind: 'question', links: [{ href: '/providers?specialty=Dental' }] });
  });

  test('declines a specialty that the directory does not have', async () => {
    const { say, requests } = directory({});
    const answer = await say('un reumatólogo en Tampa');
    expect(answer).toMatchObject({ kind: 'declined', links: [{ href: '/providers' }] });
    expect(answer?.text).toContain('no hay reumatólogos');
    expect(answer?.text).toContain(SITE.phones.customerService);
    expect(requests).toEqual([]);
  });
});
