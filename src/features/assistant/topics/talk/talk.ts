import { answerTranslator, serviceFacts } from '../../engine/answer-text.ts';
import { answering, type Topic } from '../../engine/topic.ts';
import english from '../messages/en.ts';
import spanish from '../messages/es.ts';

const translator = answerTranslator(english.talk, spanish.talk);

type Talk = keyof typeof english.talk.says | 'cry';

/** Groups of intents about nothing that the site could be a source for. */
export const TALK_GROUPS: ReadonlySet<string> = new Set(['talk', 'identity', 'anger', 'language']);

/** What names a person or sends to one needs a phone number. */
const WITH_PHONE: ReadonlySet<Talk> = new Set(['identity', 'anger']);

/** Greetings, thanks, farewells, and what is asked of the assistant itself: says one thing, whatever the words. */
export function talkAbout(said: Talk): Topic {
  return answering(({ locale }, { site }) => {
    const t = translator(locale);
    return {
      ...(said === 'cry' && { isCry: true }),
      // Who is angry at being misunderstood was not helped, nor is who cries for help.
      kind: said === 'anger' || said === 'cry' ? 'declined' : 'talk',
      text: t(`says.${said === 'cry' ? 'abilities' : said}`, {
        brand: site.brandName,
        ...serviceFacts(site, locale),
      }),
      links: WITH_PHONE.has(said) ? [{ href: '/#contact', label: t('numbers') }] : [],
    };
  });
}
