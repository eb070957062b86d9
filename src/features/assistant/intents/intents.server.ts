import type { Topic } from '../engine/topic.ts';
import { sayPassages } from '../passages/site-passages.ts';
import {
  explainMemberLogin,
  refuse,
  refuseAccount,
  refuseBooking,
  refuseHospital,
  refuseInstructions,
  refuseMedical,
  refuseOtherCompanies,
  refuseOtherPrograms,
  refuseTwoPlans,
  refuseUnknown,
} from '../refusals/refusals.server.ts';
import { articleFact, namedArticles } from '../topics/articles/articles-topic.server.ts';
import { contactAbout } from '../topics/contact/contact.server.ts';
import { pricesAbout } from '../topics/price/price-topic.server.ts';
import { anyProvider, networkSize } from '../topics/providers/providers-topic.server.ts';
import { servicePlace } from '../topics/service-area/service-area.server.ts';
import { talkAbout } from '../topics/talk/talk.ts';

/** What families ask, and who answers it. Each has its examples in `examples/intents`. */
type IntentGroup = {
  /** Answers when it is clear what is spoken of, and not what of it; without one the likeliest intent does. */
  general?: Topic;
  /** Each intent's name, and its answer. */
  intents: Readonly<Record<string, Topic>>;
};

/** Nothing on the site answers it. */
export const decline = refuse(refuseUnknown);

/** The first that understands. */
const firstOf =
  (...topics: readonly Topic[]): Topic =>
  (question) => {
    for (const topic of topics) {
      const understood = topic(question);
      if (understood) return understood;
    }
    return undefined;
  };

/** One answer for everything in a group. */
const alike = (topic: Topic, ...names: readonly string[]): IntentGroup => ({
  general: topic,
  intents: Object.fromEntries(names.map((name) => [name, topic])),
});

/** Intents that passages of the same name answer. */
const named = (...names: readonly string[]): Record<string, Topic> =>
  Object.fromEntries(names.map((name) => [name, sayPassages(name)]));

/** A group of such intents; `general` are the passages for what is not clear. */
const quoted = (general: readonly string[], ...names: readonly string[]): IntentGroup => ({
  general: sayPassages(...general),
  intents: named(...names),
});

/** An intent alone in its group, with the passage of its name. */
const quote = (name: string): IntentGroup => quoted([name], name);

/** What the site does not answer, so that it is not mistaken for something else. */
const GAPS = `off-topic nonsense gap-ways-to-pay gap-papers gap-dependent-age gap-maternity gap-treatments
    gap-other-places gap-conditions gap-company-people gap-change-of-plan gap-discounts-and-offers
    gap-price-of-service gap-virtual-care gap-transport-and-extras gap-other`.split(/\s+/);

/**
 * All intents, by what they belong to. A question is first given to a group, then to one of its intents if that is
 * clear; follow-ups are likelier to stay in their group. A line here and two files of examples make a new one.
 */
export const INTENT_GROUPS: Readonly<Record<string, IntentGroup>> = {
  refunds: quoted(
    ['cancel-plan'],
    'cancel-plan',
    'refund-deadline',
    'refund-how',
    'refund-time',
    'application-fee',
  ),
  grievances: {
    general: sayPassages('grievance-complaint'),
    intents: {
      ...named('grievance-complaint', 'grievance-deadline', 'grievance-answer-time'),
      'grievance-level-2': sayPassages('grievance-state'),
      ...named('grievance-state', 'grievance-expedited', 'grievance-safe', 'denied-care'),
    },
  },
  discrimination: quote('discrimination'),
  phones: {
    general: contactAbout('phone'),
    intents: { 'contact-phone': contactAbout('phone'), 'contact-human': contactAbout('human') },
  },
  writing: alike(contactAbout('writing'), 'contact-writing'),
  hours: alike(contactAbout('hours'), 'hours'),
  offices: alike(contactAbout('offices'), 'offices'),
  talk: {
    intents: {
      greeting: talkAbout('greeting'),
      thanks: talkAbout('thanks'),
      farewell: talkAbout('farewell'),
      wellbeing: talkAbout('wellbeing'),
      agreement: talkAbout('agreement'),
      'cry-for-help': talkAbout('cry'),
      abilities: talkAbout('abilities'),
    },
  },
  identity: alike(talkAbout('identity'), 'identity'),
  anger: alike(talkAbout('anger'), 'anger'),
  language: alike(talkAbout('language'), 'language-wish'),
  start: quote('benefits-start'),
  specialists: quoted(['see-specialist', 'referrals'], 'specialist-wait', 'referrals', 'see-specialist'),
  laboratory: quote('laboratory'),
  credits: alike(sayPassages('credits'), 'credits', 'credit-pictures', 'credit-vaccines', 'credit-left'),
  dental: {
    general: sayPassages('dental-benefits'),
    intents: {
      ...named('dental-benefits'),
      'dental-cleanings': sayPassages('dental-benefits'),
      ...named('dental-credit'),
    },
  },
  pharmacy: alike(sayPassages('pharmacy', 'packages-with-pharmacy'), 'pharmacy'),
  vision: alike(sayPassages('vision', 'packages-with-vision'), 'vision'),
  diagnostics: quote('diagnostics'),
  pediatrics: quote('pediatrics'),
  womensHealth: quote('womens-health'),
  services: quoted(['services', 'additional-benefits'], 'services', 'additional-benefits'),
  panels: {
    general: sayPassages('preventive-panels', 'panels-start'),
    intents: {
      ...named('preventive-panels', 'panels-start'),
      'panels-often': sayPassages('panels-start'),
      ...named('panel-a', 'panels-bcdf', 'panels-hij', 'preventive-free'),
    },
  },
  tiers: {
    general: sayPassages('tiers-program', 'tier-highest'),
    intents: {
      ...named('tiers-program', 'tier-start'),
      'tier-mine': sayPassages('tier-status', 'tier-highest'),
      ...named('tier-status', 'tier-procedures', 'tier-highest', 'tier-break'),
    },
  },
  kinds: {
    general: sayPassages('clinic-or-discount-plan'),
    intents: {
      ...named('clinic-or-discount-plan', 'discount-plan', 'clinic'),
      'is-it-insurance': sayPassages('clinic-or-discount-plan'),
    },
  },
  copayment: alike(sayPassages('five-dollar-copayment', 'minimal-copayment'), 'copayment'),
  packages: {
    general: sayPassages('packages'),
    intents: {
      ...named('packages', 'packages-with-dental', 'packages-with-vision', 'packages-with-pharmacy'),
      'package-contents': sayPassages('packages'),
      ...named('one-core-package'),
    },
  },
  hospitalPackage: quote('hospital-package'),
  quote: quoted(
    ['how-to-get-a-quote'],
    'how-to-get-a-quote',
    'quote-follow-up',
    'quote-not-included',
    'quote-private',
  ),
  joining: quoted(['how-to-join'], 'how-to-join', 'after-joining'),
  twoPlans: alike(refuse(refuseTwoPlans), 'two-plans-together'),
  news: { general: articleFact, intents: { news: namedArticles, 'article-fact': articleFact } },
  faq: quote('faq'),
  prices: {
    general: pricesAbout('plan'),
    intents: {
      price: pricesAbout('plan'),
      'price-packages': pricesAbout('packages'),
      'price-child': pricesAbout('child'),
      'price-cheapest': pricesAbout('cheapest'),
      'price-county': pricesAbout('county'),
      'price-table': pricesAbout('table'),
      'price-too-high': pricesAbout('cheapest'),
      'price-per-person': pricesAbout('perPerson'),
      'price-other-plan': pricesAbout('table'),
    },
  },
  providers: alike(anyProvider, 'find-provider'),
  networkSize: alike(networkSize, 'network-size'),
  primaryCare: alike(sayPassages('choose-doctor'), 'choose-doctor', 'new-patients'),
  serviceAreas: alike(firstOf(servicePlace, sayPassages('service-areas')), 'service-areas'),
  recommend: quote('recommend-doctor'),
  joinNetwork: alike(sayPassages('join-network'), 'join-network', 'join-network-after'),
  company: quoted(['company'], 'licensed', 'since-when', 'members-count', 'company'),
  freeHelp: alike(sayPassages('free-help'), 'free-help-language', 'free-help-disability'),
  accessibility: quoted(
    ['accessibility-settings', 'accessibility-report'],
    'accessibility-settings',
    'accessibility',
    'accessibility-report',
  ),
  portal: {
    general: sayPassages('member-portal'),
    intents: { 'member-portal': sayPassages('member-portal'), 'member-login': refuse(explainMemberLogin) },
  },
  sharing: {
    general: sayPassages('share-data'),
    intents: { 'sell-data': sayPassages('share-data'), ...named('share-data', 'trackers') },
  },
  privacy: quoted(
    ['privacy', 'data-rights'],
    'privacy',
    'use-data',
    'data-rights',
    'privacy-complaint',
    'delete-data',
  ),
  onDevice: quoted(['on-device'], 'cookies', 'on-device'),
  formsKept: {
    general: sayPassages('forms-kept', 'how-long-kept'),
    intents: {
      'forms-kept': sayPassages('forms-kept', 'how-long-kept'),
      'how-long-kept': sayPassages('how-long-kept'),
    },
  },
  chatPrivacy: quote('chat-privacy'),
  medical: alike(refuse(refuseMedical), 'medical-advice'),
  booking: alike(refuse(refuseBooking), 'booking'),
  account: alike(refuse(refuseAccount), 'personal-account'),
  unknown: {
    general: decline,
    intents: {
      'other-companies': refuse(refuseOtherCompanies),
      instructions: refuse(refuseInstructions),
      'gap-public-programs': refuse(refuseOtherPrograms),
      'directory-wrong': contactAbout('phone'),
      'gap-hospital-and-surgery': refuse(refuseHospital),
      ...Object.fromEntries(GAPS.map((name) => [name, decline])),
    },
  },
};
