import { answerTranslator, serviceFacts } from '../../engine/answer-text.ts';
import { answering, type Topic } from '../../engine/topic.ts';
import { type SaidPart, saySiteText } from '../../passages/say-site-text.ts';
import english from '../messages/en.ts';
import spanish from '../messages/es.ts';

const translator = answerTranslator(english.grievances, spanish.grievances);

/** What is asked about complaints; one answer says one of these. */
type GrievanceMatter =
  | 'tell'
  | 'safe'
  | 'deadline'
  | 'answer'
  | 'higher'
  | 'expedited'
  | 'deniedCare'
  | 'discrimination';

const CALL: SaidPart = ['policies.grievances.intro', 0];
const LEVEL_2: SaidPart = ['policies.grievances.levels', 2];
const STATE: SaidPart = 'policies.grievances.appeal';
const EXPEDITED: SaidPart = 'policies.grievances.expedited';

/** What the site says to each matter. */
const SAID: Record<GrievanceMatter, readonly SaidPart[]> = {
  tell: [
    ['policies.grievances.intro', 0, 1, 2, 3],
    ['policies.grievances.file', 0, 1, 2],
  ],
  safe: [],
  deadline: [['policies.grievances.file', 0, 1, 2]],
  answer: [['policies.grievances.levels', 0, 1]],
  higher: [LEVEL_2, STATE],
  expedited: [EXPEDITED],
  deniedCare: [CALL, ['policies.grievances.intro', 2, 3], EXPEDITED],
  discrimination: [
    ['policies.nonDiscrimination.intro', 1],
    ['policies.nonDiscrimination.grievance', 0, 1, 2],
    'policies.nonDiscrimination.government',
  ],
};

/** Complaints, their levels, deadlines and appeals, and discrimination (docs/product/plan-facts.md). */
export function grievancesAbout(matter: GrievanceMatter): Topic {
  return answering(({ locale }, { site }) => {
    const t = translator(locale);
    const facts = serviceFacts(site, locale);
    // Of the visitor's own case only a person can tell.
    const late = matter === 'deadline' ? ` ${t('late', facts)}` : '';
    const status = matter === 'answer' ? `\n\n${t('status', facts)}` : '';
    const link =
      matter === 'discrimination'
        ? { href: '/policies/non-discrimination', label: t('nonDiscrimination') }
        : { href: '/policies/grievance', label: t('link') };
    return {
      kind: 'answer',
      text: matter === 'safe' ? t('safe', facts) : saySiteText(site, locale, SAID[matter]) + late + status,
      links: [link],
    };
  });
}
