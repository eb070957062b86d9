import type { Locale } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';
import { officeAddress } from '#site/site-text.ts';
import type { Answer } from '../../engine/answer.ts';
import { answerWords } from '../../engine/answer-words.ts';
import { officeHours } from '../../engine/office-hours.ts';
import type { Question } from '../../engine/question.ts';
import { plainWords } from '../../engine/read-question.ts';
import type { Understood } from '../../engine/topic.ts';
import { hoursText } from './hours-text.ts';
import english from './messages/en.ts';
import spanish from './messages/es.ts';
import { type ContactRequest, readContact } from './read-contact.ts';

const words = answerWords(english, spanish);

/** A message that only changes the place, the day or the purpose of the question before it is no longer than this. */
const CHANGE_WORDS = 7;

/** Hours, offices and phones, from the operator's configuration; providers' own are the directory's matter. */
export function contact(question: Question): Understood | undefined {
  const request = readContact(question);
  return request.matters.length > 0 ? understand(request, question) : undefined;
}

function understand(request: ContactRequest, question: Question): Understood {
  return {
    answer: ({ site }) => answerContact(request, question, site),
    continueWith: (next) => continueContact(request, next),
  };
}

/** "And on Saturday?", "y la de Miami?", "what about appointments": the matter of the question before. */
function continueContact({ matters }: ContactRequest, next: Question): Understood | undefined {
  const change = readContact(next);
  if (change.matters.length > 0 || next.plain.split(' ').length > CHANGE_WORDS) return undefined;
  const request = { ...change, matters };
  return {
    answer: ({ site }) => {
      const changes = change.days.length > 0 || change.holiday || change.time !== undefined || change.purpose;
      return changes || namedOffices(next, site).length > 0 ? answerContact(request, next, site) : undefined;
    },
    continueWith: (later) => continueContact(request, later),
  };
}

function answerContact(request: ContactRequest, question: Question, site: Site): Answer {
  const { locale } = question;
  const t = words(locale);
  const { matters } = request;
  const paragraphs = [
    matters.includes('human') ? t('human', phoneFacts(site, locale)) : '',
    matters.includes('offices') || namesOffice(request, question, site) ? officesText(question, site) : '',
    matters.includes('hours') ? hoursText(request, site, locale) : '',
    matters.includes('phone') ? phoneText(request, site, locale) : '',
    matters.includes('writing') ? t('writing', phoneFacts(site, locale)) : '',
  ];
  const atOffices = matters.includes('offices') || matters.includes('hours');
  const [locations, numbers] = [
    { href: '/#locations', label: t('links.locations') },
    { href: '/#contact', label: t('links.contact') },
  ];
  return {
    kind: 'answer',
    text: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
    links: atOffices ? (matters.includes('phone') ? [locations, numbers] : [locations]) : [numbers],
  };
}

/** Whether hours are asked of one office. */
function namesOffice({ matters }: ContactRequest, question: Question, site: Site): boolean {
  return matters.includes('hours') && namedOffices(question, site).length > 0;
}

function namedOffices({ plain }: Question, site: Site) {
  return site.offices.filter(({ city }) => ` ${plain} `.includes(` ${plainWords(city).join(' ')} `));
}

/** The offices that are named, or both when none is. */
function officesText(question: Question, site: Site): string {
  const t = words(question.locale);
  const named = namedOffices(question, site);
  const [office] = named;
  if (office && named.length === 1) {
    return t('office', { city: office.city, address: officeAddress(office) });
  }
  const [first, second] = site.offices;
  return t('offices', {
    firstCity: first.city,
    firstAddress: officeAddress(first),
    secondCity: second.city,
    secondAddress: officeAddress(second),
  });
}

function phoneText({ purpose }: ContactRequest, site: Site, locale: Locale): string {
  return words(locale)(`phones.${purpose ?? 'any'}`, phoneFacts(site, locale));
}

function phoneFacts(site: Site, locale: Locale) {
  return { ...site.phones, hours: officeHours(site, locale) };
}
