import type { Locale } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';
import type { Answer } from '../../engine/answer.ts';
import { answerWords } from '../../engine/answer-words.ts';
import { officeHours } from '../../engine/office-hours.ts';
import type { Question } from '../../engine/question.ts';
import type { Topic, Understood } from '../../engine/topic.ts';
import english from './messages/en.ts';
import spanish from './messages/es.ts';
import {
  ABILITIES,
  ANGER,
  ANSWERERS,
  COURTESIES,
  COURTESY_PHRASES,
  CRIES,
  IDENTITY,
  LANGUAGE_WISHES,
  PLEASANTRIES,
} from './talk-words.ts';

const words = answerWords(english, spanish);

type Talk = keyof typeof english.says | 'cry';

/** What names a person or sends to one needs a phone number. */
const WITH_PHONE: ReadonlySet<Talk> = new Set(['identity', 'anger']);
/** Longer messages that ask who answers here mostly ask something else besides. */
const IDENTITY_WORDS = 12;

/**
 * Greetings, thanks, farewells, and questions about the assistant itself. A greeting before a real question is left to
 * the topics that answer it.
 */
export function talk(question: Question): Understood | undefined {
  const said = readTalk(question);
  if (!said) return undefined;
  return {
    answer: ({ site }) => say(said, question.locale, site),
    // Nothing leans on "thanks"; what was asked before it is over.
    continueWith: () => undefined,
  };
}

/** Says one thing, whatever the words. */
export function talkAbout(said: Talk): Topic {
  return ({ locale }) => ({ answer: ({ site }) => say(said, locale, site), continueWith: () => undefined });
}

/** @returns undefined when something else is asked, or besides */
function readTalk({ text, plain, locale }: Question): Talk | undefined {
  // An emoji, a question mark, nothing that can be read.
  if (plain === '') return text === '' ? undefined : 'greeting';
  const asked = remove(plain, Object.values(COURTESY_PHRASES[locale]));
  // "No me entiendes" begins as an answer does.
  if (isWholly(plain, locale, ANGER) || isWholly(asked, locale, ANGER)) return 'anger';
  if (plain.split(' ').length <= IDENTITY_WORDS && isWholly(asked, locale, IDENTITY, ANSWERERS))
    return 'identity';
  if (isWholly(asked, locale, CRIES)) return 'cry';
  if (isWholly(asked, locale, ABILITIES)) return 'abilities';
  if (isWholly(asked, locale, LANGUAGE_WISHES)) return 'language';
  if (remove(asked, [PLEASANTRIES[locale]]) !== '') return undefined;
  return COURTESIES.find((kind) => COURTESY_PHRASES[locale][kind].test(plain));
}

type Phrases = Record<Locale, RegExp>;

/** Whether a message has one of the phrases, and but for them and pleasantries nothing. */
function isWholly(asked: string, locale: Locale, phrases: Phrases, besides?: Phrases): boolean {
  const others = besides ? [besides[locale]] : [];
  return (
    phrases[locale].test(asked) &&
    remove(asked, [phrases[locale], ...others, PLEASANTRIES.en, PLEASANTRIES.es]) === ''
  );
}

function remove(text: string, patterns: readonly RegExp[]): string {
  return patterns
    .reduce((left, pattern) => left.replace(new RegExp(pattern, 'g'), ' '), text)
    .replace(/\s+/g, ' ')
    .trim();
}

function say(said: Talk, locale: Locale, site: Site): Answer {
  const t = words(locale);
  return {
    // Who is angry at being misunderstood was not helped; a cry for help is told first whom to call in danger.
    kind: said === 'anger' || said === 'cry' ? 'declined' : 'talk',
    text: t(`says.${said === 'cry' ? 'abilities' : said}`, {
      brand: site.brandName,
      customerService: site.phones.customerService,
      hours: officeHours(site, locale),
    }),
    links: WITH_PHONE.has(said) ? [{ href: '/#contact', label: t('numbers') }] : [],
  };
}
