import { answering, type Topic } from '../engine/topic.ts';
import { type PassageSource, readSiteText, saySiteText } from './say-site-text.ts';

/**
 * What the assistant can quote: passages of the site's own texts by their names, each with its place on the site and the
 * keys of the messages that it says, whole. An intent answers with one or several of them
 * (`intents/intents.server.ts`). Messages of `passages.` are the assistant's own.
 */
export const PASSAGE_SOURCES: readonly PassageSource[] = [
  // Refunds and the application fee.
  ...passagesAt('/policies/refund', 'site.policies.refunds', {
    'cancel-plan': [
      'passages.leaving',
      'faq.questions.firstJoin.clinicRefund',
      'faq.questions.firstJoin.discountPlanRefund',
      'policies.refunds.intro',
      'policies.refunds.request',
      'policies.refunds.processing',
    ],
    'refund-deadline': [
      'faq.questions.firstJoin.clinicRefund',
      'faq.questions.firstJoin.discountPlanRefund',
      'policies.refunds.intro',
      'passages.tooLate',
    ],
    'refund-how': [
      'faq.questions.firstJoin.clinicRefund',
      'faq.questions.firstJoin.discountPlanRefund',
      'policies.refunds.request',
    ],
    'refund-time': ['policies.refunds.processing', 'passages.ownRequest'],
    'application-fee': ['policies.refunds.intro'],
  }),
  // Complaints, their levels and deadlines.
  ...passagesAt('/policies/grievance', 'site.policies.grievances', {
    'grievance-complaint': ['policies.grievances.intro', 'policies.grievances.file'],
    'grievance-deadline': ['policies.grievances.file', 'policies.grievances.levels', 'passages.tooLate'],
    'grievance-answer-time': [
      'policies.grievances.levels',
      'policies.grievances.expedited',
      'passages.ownRequest',
    ],
    'grievance-state': ['policies.grievances.levels', 'policies.grievances.appeal'],
    'grievance-expedited': ['policies.grievances.expedited'],
    'grievance-safe': ['policies.grievances.intro'],
    'denied-care': ['policies.grievances.intro', 'policies.grievances.expedited'],
  }),
  // When benefits start, their limits and credits.
  ...passagesAt('/#faq-benefits-start', 'faq.questions.benefitsStart.question', {
    'benefits-start': ['faq.questions.benefitsStart.answer'],
  }),
  ...passagesAt('/#faq-waiting-periods', 'faq.questions.waitingPeriods.question', {
    'waiting-periods': ['faq.questions.waitingPeriods.answer'],
    'specialist-wait': ['services.specialists.fact'],
  }),
  ...passagesAt('/#faq-additional-benefits', 'faq.questions.additionalBenefits.question', {
    laboratory: serviceTexts('laboratory'),
    'additional-benefits': ['faq.questions.additionalBenefits.answer'],
  }),
  ...passagesAt('/#faq-200-credits', 'faq.questions.credits.question', {
    credits: ['faq.questions.credits.answer'],
  }),
  ...passagesAt('/#faq-dental-benefits', 'faq.questions.dentalBenefits.question', {
    'dental-benefits': ['faq.questions.dentalBenefits.answer'],
    'dental-credit': ['services.dental.fact'],
  }),
  ...passagesAt('/#services', 'passages.labels.services', {
    pharmacy: ['services.pharmacy.expandedDescription', 'services.pharmacy.fact'],
    vision: serviceTexts('vision'),
    diagnostics: serviceTexts('diagnostics'),
    pediatrics: serviceTexts('pediatric'),
    'womens-health': serviceTexts('womensHealth'),
    services: ['passages.services'],
    'see-specialist': ['services.specialists.expandedDescription', 'services.specialists.fact'],
  }),
  // Preventive care.
  ...passagesAt('/#faq-preventive-panels', 'faq.questions.preventivePanels.question', {
    'preventive-panels': ['faq.questions.preventivePanels.answer'],
    'panels-start': ['faq.questions.preventivePanels.start'],
  }),
  ...passagesAt('/#preventive-care', 'passages.labels.preventiveCare', {
    'panel-a': ['passages.panels.a', 'faq.questions.preventivePanels.start'],
    'panels-bcdf': ['passages.panels.bcdf', 'faq.questions.preventivePanels.start'],
    'panels-hij': ['passages.panels.hij', 'faq.questions.preventivePanels.start'],
    'preventive-free': ['preventiveCare.badge', 'faq.questions.preventivePanels.start'],
  }),
  // The loyalty program.
  ...passagesAt('/#faq-loyalty-program', 'faq.questions.loyaltyProgram.question', {
    'tiers-program': ['faq.questions.loyaltyProgram.answer'],
    'tier-break': ['passages.tierBreak'],
  }),
  ...passagesAt('/#faq-advance-tiers', 'faq.questions.advanceTiers.question', {
    'tier-start': ['faq.questions.advanceTiers.answer', 'faq.questions.loyaltyProgram.answer'],
  }),
  ...passagesAt('/#faq-diamond-tier', 'faq.questions.diamondTier.question', {
    'tier-highest': ['faq.questions.diamondTier.answer'],
    'tier-procedures': ['faq.questions.diamondTier.answer', 'passages.whichProcedures'],
  }),
  ...passagesAt('/#faq-tier-status', 'faq.questions.tierStatus.question', {
    'tier-status': ['faq.questions.tierStatus.answer'],
  }),
  // The two kinds of plan, the copayment, the packages, and how a quote works.
  ...passagesAt('/#about', 'passages.labels.about', {
    'clinic-or-discount-plan': [
      'site.plans.clinicName',
      'site.plans.clinic',
      'site.plans.discountPlanName',
      'site.disclosures.notInsurance',
      'quote.facts.notIncluded.discountPlanRate',
    ],
  }),
  ...passagesAt('/#about', 'site.disclosures.title', {
    'discount-plan': [
      'site.disclosures.notInsurance',
      'site.disclosures.discounts',
      'site.disclosures.memberPays',
    ],
  }),
  ...passagesAt('/#faq-licensed', 'faq.questions.licensed.question', {
    clinic: ['faq.questions.licensed.answer'],
    'minimal-copayment': [
      'site.plans.clinic',
      'home.stats.copaymentsNote',
      'quote.facts.notIncluded.discountPlanRate',
    ],
    licensed: ['faq.questions.licensed.answer', 'about.licenses.discountPlanText'],
  }),
  ...passagesAt('/', 'passages.labels.home', {
    'five-dollar-copayment': ['home.stats.copaymentsNote', 'passages.otherCopayments'],
  }),
  ...passagesAt('/quote', 'passages.labels.calculator', {
    packages: ['passages.packages.all'],
    'packages-with-dental': ['passages.packages.dental'],
    'packages-with-vision': ['passages.packages.vision'],
    'packages-with-pharmacy': ['passages.packages.pharmacy'],
    'hospital-package': ['passages.packages.package5', 'quote.explain.package5', 'passages.hospitalStays'],
    'one-core-package': ['passages.packages.one'],
    'quote-follow-up': ['quote.print.followUp'],
    'quote-not-included': [
      'quote.facts.notIncluded.title',
      'quote.facts.notIncluded.copay',
      'quote.facts.notIncluded.discountPlanRate',
      'quote.facts.notIncluded.packages',
      'quote.facts.notIncluded.fee',
    ],
    'quote-private': ['quote.receipt.private'],
    'how-to-get-a-quote': ['passages.calculator', 'quote.print.followUp'],
    'how-to-join': ['passages.calculator', 'quote.result.enrollHint', 'passages.contact'],
  }),
  ...passagesAt('/#faq-first-join', 'faq.questions.firstJoin.question', {
    'after-joining': ['faq.questions.firstJoin.answer'],
  }),
  ...passagesAt('/#faq', 'passages.labels.faq', { faq: ['faq.lead'] }),
  // Doctors, referrals, counties; joining the network and recommending somebody for it.
  ...passagesAt('/providers', 'passages.labels.providers', {
    'choose-doctor': ['faq.questions.choosePcp.answer'],
  }),
  ...passagesAt('/#faq-service-areas', 'faq.questions.serviceAreas.question', {
    'service-areas': ['faq.questions.serviceAreas.answer'],
  }),
  ...passagesAt('/#faq-referrals', 'faq.questions.referrals.question', {
    referrals: ['faq.questions.referrals.answer'],
  }),
  ...passagesAt('/providers/recommend', 'passages.labels.recommend', {
    'recommend-doctor': ['passages.recommend', 'recommend.next.review'],
  }),
  ...passagesAt('/join-network', 'passages.labels.joinNetwork', {
    'join-network': [
      'passages.joinNetwork',
      'joinNetwork.inquiryTitle',
      'joinNetwork.inquiryText',
      'joinNetwork.next.review',
      'joinNetwork.next.contact',
    ],
  }),
  // The company, help in one's language, and the website for people with disabilities.
  ...passagesAt('/#about', 'passages.labels.about', {
    'since-when': ['about.experience.text'],
    'members-count': ['about.membership.text'],
    mission: ['about.mission.text'],
    company: ['about.experience.text', 'about.licenses.text', 'about.licenses.discountPlanText'],
  }),
  ...passagesAt('/policies/non-discrimination', 'site.policies.nonDiscrimination', {
    'free-help': ['policies.nonDiscrimination.help'],
    discrimination: [
      'policies.nonDiscrimination.intro',
      'policies.nonDiscrimination.grievance',
      'policies.nonDiscrimination.government',
    ],
  }),
  ...passagesAt('/accessibility', 'passages.labels.accessibility', {
    'accessibility-settings': ['statements.accessibility.panel'],
    accessibility: ['statements.accessibility.lead', 'statements.accessibility.done'],
    'accessibility-report': ['statements.accessibility.report'],
  }),
  ...passagesAt('/member-portal', 'passages.labels.portal', {
    'member-portal': ['passages.portal'],
  }),
  // What becomes of information about people.
  ...passagesAt('/policies/privacy', 'site.policies.privacy', {
    'share-data': ['policies.privacy.share'],
    'use-data': ['policies.privacy.use'],
    'data-rights': ['policies.privacy.rights'],
    'privacy-complaint': ['policies.privacy.contact'],
    privacy: ['policies.privacy.intro'],
  }),
  ...passagesAt('/policies/internet-privacy', 'site.policies.internetPrivacy', {
    cookies: ['policies.internetPrivacy.device', 'policies.internetPrivacy.intro'],
    'on-device': ['policies.internetPrivacy.device'],
    'forms-kept': ['policies.internetPrivacy.forms'],
    'chat-privacy': ['policies.internetPrivacy.assistant'],
  }),
  ...passagesAt('/privacy', 'passages.labels.privacyNote', {
    'how-long-kept': ['statements.privacy.kept.forms.howLong'],
    'delete-data': ['statements.privacy.ask'],
    trackers: ['statements.privacy.never'],
  }),
];

/** All that a service's card and its dialog say. */
function serviceTexts(service: string): string[] {
  return ['description', 'expandedDescription', 'fact'].map((text) => `services.${service}.${text}`);
}

/** Passages that are at one place. @param label the message that names it */
function passagesAt(
  href: string,
  label: string,
  passages: Readonly<Record<string, readonly string[]>>,
): PassageSource[] {
  return Object.entries(passages).map(([id, say]) => ({ id, href, label, say }));
}

const BY_ID: ReadonlyMap<string, PassageSource> = new Map(
  PASSAGE_SOURCES.map((source) => [source.id, source]),
);

/**
 * Answers with passages of the site, one after the other, and links to the place of each.
 *
 * @throws {Error} when there is no such passage
 */
export function sayPassages(...ids: readonly string[]): Topic {
  const sources = ids.map((id) => {
    const source = BY_ID.get(id);
    if (!source) throw new Error(`There is no passage "${id}".`);
    return source;
  });
  const places = sources.filter(({ href }, at) => sources.findIndex((other) => other.href === href) === at);
  return answering(({ locale }, { site }) => ({
    kind: 'answer',
    text: saySiteText(
      site,
      locale,
      sources.flatMap(({ say }) => say),
    ),
    links: places.map(({ href, label }) => ({ href, label: readSiteText(site, locale, label) })),
  }));
}
