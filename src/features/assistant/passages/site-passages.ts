import { answering, type Topic } from '../engine/topic.ts';
import { type PassageSource, readSiteText, type SaidPart, saySiteText } from './say-site-text.ts';

/**
 * What the assistant can quote: passages of the site's own texts by their names, each with its place on the site. An
 * intent answers with one or several of them (`intents/intents.server.ts`).
 */
export const PASSAGE_SOURCES: readonly PassageSource[] = [
  // Refunds and the application fee.
  ...passagesAt('/policies/refund', 'site.policies.refunds', {
    'refund-how': [
      ['policies.refunds.request', 0, 1],
      ['faq.questions.firstJoin.answer', 6],
      ['faq.questions.firstJoin.discountPlan', 0],
    ],
    'refund-clinic': [
      ['policies.refunds.clinic', 0, 1],
      ['policies.refunds.intro', 1],
    ],
    'refund-discount-plan': [['policies.refunds.discountPlan', 0, 1]],
    'refund-request': [['policies.refunds.request', 0, 1, 2]],
    'refund-time': ['policies.refunds.processing'],
    'application-fee': [['policies.refunds.intro', 0, 1]],
  }),
  ...passagesAt('/#faq-first-join', 'faq.questions.firstJoin.question', {
    'joining-fee': [['faq.questions.firstJoin.answer', 0]],
  }),
  // Complaints, their levels and deadlines.
  ...passagesAt('/policies/grievance', 'site.policies.grievances', {
    'grievance-first': [['policies.grievances.intro', 0, 1, 2, 3]],
    'grievance-file': [['policies.grievances.file', 0, 1, 2]],
    'grievance-acknowledged': [['policies.grievances.levels', 0]],
    'grievance-outcome': [['policies.grievances.levels', 1]],
    'grievance-level-2': [['policies.grievances.levels', 2]],
    'grievance-levels': ['policies.grievances.levels'],
    'grievance-expedited': [['policies.grievances.expedited', 0, 1, 2]],
    'grievance-appeal-state': ['policies.grievances.appeal'],
  }),
  // When benefits start, their limits and credits.
  ...passagesAt('/#faq-benefits-start', 'faq.questions.benefitsStart.question', {
    'benefits-start': ['faq.questions.benefitsStart.answer'],
    'benefits-without-copay': [['faq.questions.benefitsStart.answer', 1]],
  }),
  ...passagesAt('/#faq-waiting-periods', 'faq.questions.waitingPeriods.question', {
    'waiting-periods': [['faq.questions.waitingPeriods.answer', 0, 1, 2, 3, 4]],
    'specialist-wait': [
      ['faq.questions.benefitsStart.answer', 3],
      ['services.specialists.fact', 1],
    ],
  }),
  ...passagesAt('/#faq-additional-benefits', 'faq.questions.additionalBenefits.question', {
    laboratory: ['services.laboratory.fact', ['services.laboratory.expandedDescription', 0, 1, 2]],
    'additional-benefits': ['faq.questions.additionalBenefits.answer'],
  }),
  ...passagesAt('/#faq-200-credits', 'faq.questions.credits.question', {
    'credit-pictures': [['faq.questions.credits.answer', 1, 3]],
    'credit-vaccines': [['faq.questions.credits.answer', 1, 3]],
    credits: [['faq.questions.credits.answer', 0, 1, 2]],
    'credit-left': [['faq.questions.credits.answer', 3]],
  }),
  ...passagesAt('/#faq-dental-benefits', 'faq.questions.dentalBenefits.question', {
    'dental-benefits': [['faq.questions.dentalBenefits.answer', 0, 1, 3]],
    'dental-cleanings': [['services.dental.fact', 0]],
    'dental-credit': [['faq.questions.dentalBenefits.answer', 1]],
  }),
  ...passagesAt('/#services', 'passages.labels.services', {
    pharmacy: [['services.pharmacy.expandedDescription', 0, 1], 'services.pharmacy.fact'],
    vision: [['services.vision.expandedDescription', 0], 'services.vision.fact'],
    diagnostics: ['services.diagnostics.expandedDescription', 'services.diagnostics.fact'],
    pediatrics: [['services.pediatric.expandedDescription', 0], 'services.pediatric.fact'],
    'womens-health': ['services.womensHealth.expandedDescription', 'services.womensHealth.fact'],
    services: ['passages.services'],
  }),
  // Preventive care.
  ...passagesAt('/#faq-preventive-panels', 'faq.questions.preventivePanels.question', {
    'preventive-panels': [['faq.questions.preventivePanels.answer', 0, 1, 2, 3, 4, 5]],
    'panels-start': [['faq.questions.preventivePanels.answer', 6, 7]],
    'panels-often': [['faq.questions.preventivePanels.answer', 6]],
  }),
  ...passagesAt('/#preventive-care', 'passages.labels.preventiveCare', {
    'panel-a': ['passages.panels.a', ['faq.questions.preventivePanels.answer', 6]],
    'panels-bcdf': ['passages.panels.bcdf', ['faq.questions.preventivePanels.answer', 6]],
    'panels-hij': ['passages.panels.hij', ['faq.questions.preventivePanels.answer', 6]],
    'preventive-free': ['preventiveCare.badge', ['faq.questions.preventivePanels.answer', 0, 6]],
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
  ...passagesAt('/#about', 'faq.questions.licensed.question', {
    clinic: [['faq.questions.licensed.answer', 1, 2]],
  }),
  ...passagesAt('/', 'passages.labels.home', {
    'five-dollar-copayment': ['home.stats.copaymentsNote', 'passages.copaymentElsewhere'],
  }),
  ...passagesAt('/#faq-licensed', 'faq.questions.licensed.question', {
    'minimal-copayment': [['faq.questions.licensed.answer', 2], 'home.stats.copaymentsNote'],
  }),
  ...passagesAt('/quote', 'passages.labels.calculator', {
    packages: ['passages.packages.all'],
    'packages-with-dental': ['passages.packages.dental'],
    'packages-with-vision': ['passages.packages.vision'],
    'packages-with-pharmacy': ['passages.packages.pharmacy'],
    'package-1': ['passages.packages.package1', ['quote.explain.package1', 1]],
    'package-2': ['passages.packages.package2', ['quote.explain.package2', 1]],
    'package-3': ['passages.packages.package3', ['quote.explain.package3', 1]],
    'package-4': ['passages.packages.package4', ['quote.explain.package4', 1]],
    'hospital-package': [
      'passages.packages.package5',
      ['quote.explain.package5', 0, 1, 2],
      'passages.hospitalStays',
    ],
    'one-core-package': [
      ['quote.explain.package1', 1],
      ['quote.explain.package5', 0],
    ],
    'quote-follow-up': ['quote.print.followUp'],
    'quote-not-included': [
      'quote.facts.notIncluded.copay',
      'quote.facts.notIncluded.discountPlanRate',
      'quote.facts.notIncluded.fee',
    ],
    'quote-private': [
      ['policies.internetPrivacy.collect', 4, 5],
      ['quote.result.followUpHow', 1],
    ],
    'how-to-get-a-quote': ['passages.calculator', 'quote.print.followUp'],
    'how-to-join': ['passages.calculator', ['quote.result.enrollHint', 0, 1], 'passages.contact'],
  }),
  ...passagesAt('/#faq-first-join', 'faq.questions.firstJoin.question', {
    'after-joining': [['faq.questions.firstJoin.answer', 0, 1, 2, 3, 4, 5]],
  }),
  ...passagesAt('/', 'home.starting.haveTitle', {
    'two-plans-together': [['home.starting.haveGuidance', 2, 3]],
  }),
  // Doctors, referrals, counties; joining the network and recommending somebody for it.
  ...passagesAt('/#faq-choose-pcp', 'faq.questions.choosePcp.question', {
    'choose-doctor': [['faq.questions.choosePcp.answer', 0, 1, 3]],
    'new-patients': [['faq.questions.choosePcp.answer', 2]],
  }),
  ...passagesAt('/#faq-service-areas', 'faq.questions.serviceAreas.question', {
    'service-areas': ['faq.questions.serviceAreas.answer'],
  }),
  ...passagesAt('/#faq-referrals', 'faq.questions.referrals.question', {
    referrals: [['faq.questions.referrals.answer', 0, 1, 2]],
  }),
  ...passagesAt('/#services', 'passages.labels.services', {
    'see-specialist': [
      ['services.specialists.expandedDescription', 1, 2],
      ['services.specialists.fact', 0],
    ],
  }),
  ...passagesAt('/providers/recommend', 'passages.labels.recommend', {
    'recommend-doctor': ['passages.recommend', ['recommend.success.text', 1]],
  }),
  ...passagesAt('/join-network', 'passages.labels.joinNetwork', {
    'join-network': ['passages.joinNetwork', 'joinNetwork.inquiryTitle', ['joinNetwork.inquiryText', 1]],
    'join-network-after': ['joinNetwork.next.review', 'joinNetwork.next.contact'],
  }),
  // The company, help in one's language, and the website for people with disabilities.
  ...passagesAt('/#faq-licensed', 'faq.questions.licensed.question', {
    licensed: [
      ['faq.questions.licensed.answer', 0, 1],
      ['faq.questions.licensed.discountPlan', 0],
    ],
  }),
  ...passagesAt('/#about', 'passages.labels.about', {
    'since-when': ['about.experience.text'],
    'members-count': [['about.membership.text', 0]],
    mission: ['about.mission.text'],
    company: ['about.experience.text', 'about.licenses.text', 'about.licenses.discountPlanText'],
  }),
  ...passagesAt('/policies/non-discrimination', 'site.policies.nonDiscrimination', {
    'free-help-language': [['policies.nonDiscrimination.help', 1, 2]],
    'free-help-disability': [['policies.nonDiscrimination.help', 0, 2]],
    discrimination: [
      ['policies.nonDiscrimination.intro', 0, 1],
      ['policies.nonDiscrimination.grievance', 0, 1],
    ],
    'civil-rights-complaint': [['policies.nonDiscrimination.government', 0]],
  }),
  ...passagesAt('/accessibility', 'passages.labels.accessibility', {
    'accessibility-settings': [['statements.accessibility.panel', 0, 1]],
    accessibility: ['statements.accessibility.lead', ['statements.accessibility.done', 0, 1, 2]],
    'accessibility-report': [['statements.accessibility.report', 0, 2, 3]],
  }),
  ...passagesAt('/member-portal', 'passages.labels.portal', {
    'member-portal': ['passages.portal'],
  }),
  // What becomes of information about people.
  ...passagesAt('/policies/privacy', 'site.policies.privacy', {
    'sell-data': [['policies.privacy.share', 4, 0, 2]],
    'share-data': [['policies.privacy.share', 0, 1, 2]],
    'use-data': ['policies.privacy.use'],
    'data-rights': ['policies.privacy.rights'],
    'privacy-complaint': [['policies.privacy.contact', 0, 1, 2]],
    privacy: [['policies.privacy.intro', 0, 1, 2]],
  }),
  ...passagesAt('/policies/internet-privacy', 'site.policies.internetPrivacy', {
    cookies: [
      ['policies.internetPrivacy.device', 0],
      ['policies.internetPrivacy.intro', 0],
    ],
    'on-device': [['policies.internetPrivacy.device', 0, 1, 2]],
    'forms-kept': [['policies.internetPrivacy.forms', 0, 1, 2]],
    'chat-privacy': [['policies.internetPrivacy.assistant', 0, 1, 2]],
  }),
  ...passagesAt('/privacy', 'passages.labels.privacyNote', {
    'how-long-kept': ['statements.privacy.kept.forms.howLong'],
    'delete-data': [['statements.privacy.ask', 0]],
    trackers: ['statements.privacy.never'],
  }),
];

/** Passages that are at one place. @param label the message that names it */
function passagesAt(
  href: string,
  label: string,
  passages: Readonly<Record<string, readonly SaidPart[]>>,
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
