import { sayPassages } from '../passages/site-passages.ts';
import {
  explainMemberLogin,
  refuse,
  refuseAccount,
  refuseBooking,
  refuseInstructions,
  refuseMedical,
  refuseOtherCompanies,
  refuseOtherPrograms,
} from '../refusals/refusals.server.ts';
import { contactAbout } from '../topics/contact/contact.server.ts';
import { grievancesAbout } from '../topics/grievances/grievances.ts';
import { vaccineAgeLead } from '../topics/passages/vaccine-age.ts';
import { pricesAbout } from '../topics/price/price-topic.ts';
import { anyProvider } from '../topics/providers/providers-topic.server.ts';
import { refundsAbout } from '../topics/refunds/refunds.ts';
import { servicePlace } from '../topics/service-area/service-area.server.ts';
import { talkAbout } from '../topics/talk/talk.ts';
import { tiersAbout } from '../topics/tiers/tiers.ts';
import { alike, decline, firstOf, type IntentGroup, withLead } from './intent-group.ts';

/**
 * All intents, by what they belong to. A question is first given to a group, then to one of its intents if that is
 * clear; follow-ups are likelier to stay in their group. A line here and two files of examples make a new one.
 */
export const INTENT_GROUPS: Readonly<Record<string, IntentGroup>> = {
  refunds: {
    general: refundsAbout('leave'),
    intents: {
      'cancel-plan': refundsAbout('leave'),
      'refund-deadline': refundsAbout('limit', 'fee'),
      'refund-how': refundsAbout(),
      'refund-time': refundsAbout('arrives'),
      'application-fee': refundsAbout('fee'),
    },
  },
  grievances: {
    general: grievancesAbout('tell'),
    intents: {
      'grievance-complaint': grievancesAbout('tell'),
      'grievance-deadline': grievancesAbout('deadline'),
      'grievance-answer-time': grievancesAbout('answer'),
      'grievance-level-2': grievancesAbout('higher'),
      'grievance-state': grievancesAbout('higher'),
      'grievance-expedited': grievancesAbout('expedited'),
      'grievance-safe': grievancesAbout('safe'),
      'denied-care': grievancesAbout('deniedCare'),
    },
  },
  discrimination: alike(grievancesAbout('discrimination'), 'discrimination'),
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
  start: alike(sayPassages('benefits-start'), 'benefits-start'),
  specialists: {
    general: sayPassages('see-specialist', 'referrals'),
    intents: {
      'specialist-wait': sayPassages('specialist-wait'),
      referrals: sayPassages('referrals'),
      'see-specialist': sayPassages('see-specialist'),
    },
  },
  laboratory: alike(sayPassages('laboratory'), 'laboratory'),
  credits: {
    general: sayPassages('credits', 'credit-left'),
    intents: {
      credits: sayPassages('credits'),
      'credit-pictures': sayPassages('credit-pictures'),
      'credit-vaccines': withLead(vaccineAgeLead, sayPassages('credit-vaccines')),
      'credit-left': sayPassages('credit-left'),
    },
  },
  dental: {
    general: sayPassages('dental-benefits'),
    intents: {
      'dental-benefits': sayPassages('dental-benefits'),
      'dental-cleanings': sayPassages('dental-benefits'),
      'dental-credit': sayPassages('dental-credit', 'dental-cleanings'),
    },
  },
  pharmacy: alike(sayPassages('pharmacy', 'packages-with-pharmacy'), 'pharmacy'),
  vision: alike(sayPassages('vision', 'packages-with-vision'), 'vision'),
  diagnostics: alike(sayPassages('diagnostics'), 'diagnostics'),
  pediatrics: alike(sayPassages('pediatrics'), 'pediatrics'),
  womensHealth: alike(sayPassages('womens-health'), 'womens-health'),
  services: {
    general: sayPassages('services', 'additional-benefits'),
    intents: {
      services: sayPassages('services'),
      'additional-benefits': sayPassages('additional-benefits'),
    },
  },
  panels: {
    general: sayPassages('preventive-panels', 'panels-start'),
    intents: {
      'preventive-panels': sayPassages('preventive-panels'),
      'panels-start': sayPassages('panels-start'),
      'panels-often': sayPassages('panels-often'),
      'panel-a': sayPassages('panel-a'),
      'panels-bcdf': sayPassages('panels-bcdf'),
      'panels-hij': sayPassages('panels-hij'),
      'preventive-free': sayPassages('preventive-free'),
    },
  },
  tiers: {
    general: tiersAbout('program'),
    intents: {
      'tiers-program': tiersAbout('program'),
      'tier-start': tiersAbout('automatic'),
      'tier-mine': tiersAbout('mine'),
      'tier-status': tiersAbout('status'),
      'tier-procedures': tiersAbout('procedures'),
      'tier-highest': tiersAbout('highest'),
      'tier-break': tiersAbout('break'),
    },
  },
  kinds: {
    general: sayPassages('clinic-or-discount-plan'),
    intents: {
      'clinic-or-discount-plan': sayPassages('clinic-or-discount-plan'),
      'discount-plan': sayPassages('discount-plan'),
      clinic: sayPassages('clinic'),
      'is-it-insurance': sayPassages('clinic-or-discount-plan'),
    },
  },
  copayment: alike(sayPassages('five-dollar-copayment', 'minimal-copayment'), 'copayment'),
  packages: {
    general: sayPassages('packages'),
    intents: {
      packages: sayPassages('packages'),
      'packages-with-dental': sayPassages('packages-with-dental'),
      'packages-with-vision': sayPassages('packages-with-vision'),
      'packages-with-pharmacy': sayPassages('packages-with-pharmacy'),
      'package-contents': sayPassages('packages'),
      'one-core-package': sayPassages('one-core-package'),
    },
  },
  hospitalPackage: alike(sayPassages('hospital-package'), 'hospital-package'),
  quote: {
    general: sayPassages('how-to-get-a-quote'),
    intents: {
      'how-to-get-a-quote': sayPassages('how-to-get-a-quote'),
      'quote-follow-up': sayPassages('quote-follow-up'),
      'quote-not-included': sayPassages('quote-what-is-not-included'),
      'quote-private': sayPassages('quote-private'),
    },
  },
  joining: {
    general: sayPassages('how-to-join'),
    intents: {
      'how-to-join': sayPassages('how-to-join'),
      'after-joining': sayPassages('after-joining'),
    },
  },
  twoPlans: alike(sayPassages('two-plans-together'), 'two-plans-together'),
  prices: {
    general: pricesAbout('total'),
    intents: {
      price: pricesAbout('total'),
      'price-packages': pricesAbout('packages'),
      'price-child': pricesAbout('child'),
      'price-cheapest': pricesAbout('cheapestPlan'),
      'price-county': pricesAbout('county'),
      'price-table': pricesAbout('table'),
      'price-too-high': pricesAbout('cheapestPlan'),
      'price-per-person': pricesAbout('perPerson'),
      'price-other-plan': pricesAbout('eitherPlan'),
    },
  },
  providers: alike(anyProvider, 'find-provider'),
  primaryCare: {
    general: sayPassages('choose-doctor', 'new-patients'),
    intents: {
      'choose-doctor': sayPassages('choose-doctor'),
      'new-patients': sayPassages('new-patients'),
    },
  },
  serviceAreas: alike(firstOf(servicePlace, sayPassages('service-areas')), 'service-areas'),
  recommend: alike(sayPassages('recommend-doctor'), 'recommend-doctor'),
  joinNetwork: {
    general: sayPassages('join-network', 'join-network-after'),
    intents: {
      'join-network': sayPassages('join-network', 'join-network-after'),
      'join-network-after': sayPassages('join-network', 'join-network-after'),
    },
  },
  company: {
    general: sayPassages('company'),
    intents: {
      licensed: sayPassages('licensed'),
      'since-when': sayPassages('since-2002'),
      'members-count': sayPassages('members'),
      company: sayPassages('company'),
    },
  },
  freeHelp: {
    general: sayPassages('free-help-language', 'free-help-disability'),
    intents: {
      'free-help-language': sayPassages('free-help-language'),
      'free-help-disability': sayPassages('free-help-disability'),
    },
  },
  accessibility: {
    general: sayPassages('accessibility-settings', 'accessibility-report'),
    intents: {
      'accessibility-settings': sayPassages('accessibility-settings'),
      accessibility: sayPassages('accessibility'),
      'accessibility-report': sayPassages('accessibility-report'),
    },
  },
  portal: {
    general: sayPassages('member-portal'),
    intents: {
      'member-portal': sayPassages('member-portal'),
      'member-login': refuse(explainMemberLogin),
    },
  },
  sharing: {
    general: sayPassages('sell-data'),
    intents: {
      'sell-data': sayPassages('sell-data'),
      'share-data': sayPassages('share-data'),
      trackers: sayPassages('privacy-note'),
    },
  },
  privacy: {
    general: sayPassages('privacy', 'data-rights'),
    intents: {
      privacy: sayPassages('privacy'),
      'use-data': sayPassages('use-data'),
      'data-rights': sayPassages('data-rights'),
      'privacy-complaint': sayPassages('privacy-complaint'),
      'delete-data': sayPassages('delete-data'),
    },
  },
  onDevice: {
    general: sayPassages('on-device'),
    intents: { cookies: sayPassages('cookies'), 'on-device': sayPassages('on-device') },
  },
  formsKept: {
    general: sayPassages('forms-kept', 'how-long-kept'),
    intents: {
      'forms-kept': sayPassages('forms-kept', 'how-long-kept'),
      'how-long-kept': sayPassages('how-long-kept'),
    },
  },
  chatPrivacy: alike(sayPassages('chat-privacy'), 'chat-privacy'),
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
      ...Object.fromEntries(
        [
          'off-topic',
          'nonsense',
          'gap-ways-to-pay',
          'gap-papers',
          'gap-dependent-age',
          'gap-hospital-and-surgery',
          'gap-maternity',
          'gap-treatments',
          'gap-other-places',
          'gap-conditions',
          'gap-company-people',
          'gap-change-of-plan',
          'gap-discounts-and-offers',
          'gap-price-of-service',
          'gap-virtual-care',
          'gap-transport-and-extras',
        ].map((name) => [name, decline]),
      ),
    },
  },
};
