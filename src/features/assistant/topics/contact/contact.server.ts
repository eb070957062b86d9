import { plainWords } from '#features/directory/need/read-words.server.ts';
import { formatDate, formatTimeOfDay, localeTag } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { type Closure, officeAddress, type Site, WEEKDAYS } from '#site/site.ts';
import { answerTranslator, officeHours } from '../../engine/answer-text.ts';
import type { Answer, Question, Topic, Understood } from '../../engine/topic.ts';
import english from '../messages/en.ts';
import spanish from '../messages/es.ts';
import { namedClosures } from './closures.server.ts';
import { type ContactMatter, type ContactRequest, readContactDetails } from './read-contact.server.ts';

const translator = answerTranslator(english.contact, spanish.contact);

/** A message that only changes the place, the day or the purpose of the question before it is no longer than this. */
const CHANGE_WORDS = 7;

/**
 * Hours, offices and phones, as they are in force: one matter, on the day, at the place and for the purpose
 * that a question names.
 */
export function contactAbout(matter: ContactMatter): Topic {
  return (question) => understand({ ...readContactDetails(question), matter }, question);
}

function understand(request: ContactRequest, question: Question): Understood {
  return {
    answer: ({ site }) => answerContact(request, question, site),
    continueWith: (next) => continueContact(request, next),
  };
}

/** "And on Saturday?", "y la de Miami?", "what about appointments": the matter of the question before. */
function continueContact({ matter }: ContactRequest, next: Question): Understood | undefined {
  if (next.plain.split(' ').length > CHANGE_WORDS) return undefined;
  const request = { ...readContactDetails(next), matter };
  return {
    answer: ({ site }) => {
      const { days, holiday, time, purpose } = request;
      const changes = days.length > 0 || holiday || time !== undefined || purpose !== undefined;
      return changes || namedOffices(next, site).length > 0 ? answerContact(request, next, site) : undefined;
    },
    continueWith: (later) => continueContact(request, later),
  };
}

function answerContact(request: ContactRequest, question: Question, site: Site): Answer {
  const { locale } = question;
  const t = translator(locale);
  const { matter } = request;
  const paragraphs = [
    matter === 'human' ? t('human', phoneFacts(site, locale)) : '',
    matter === 'offices' || namesOffice(request, question, site) ? officesText(question, site) : '',
    matter === 'hours' || asksWhen(request) ? hoursText(request, question, site) : '',
    matter === 'phone' ? phoneText(request, site, locale) : '',
    matter === 'writing' ? t('writing', phoneFacts(site, locale)) : '',
  ];
  const atOffices = matter === 'offices' || matter === 'hours';
  const [locations, numbers] = [
    { href: '/#locations', label: t('links.locations') },
    { href: '/#contact', label: t('links.contact') },
  ];
  return {
    kind: 'answer',
    text: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
    links: [atOffices ? locations : numbers],
  };
}

/** Whether hours are asked of one office. */
function namesOffice({ matter }: ContactRequest, question: Question, site: Site): boolean {
  return matter === 'hours' && namedOffices(question, site).length > 0;
}

/** Whether an office is asked for with a day or an hour: "can I walk in on Saturday". */
function asksWhen({ matter, days, holiday, time }: ContactRequest): boolean {
  return matter === 'offices' && (days.length > 0 || holiday || time !== undefined);
}

function namedOffices({ plain }: Question, site: Site) {
  return site.offices.filter(({ city }) => ` ${plain} `.includes(` ${plainWords(city).join(' ')} `));
}

/** The offices that are named, or both when none is. */
function officesText(question: Question, site: Site): string {
  const t = translator(question.locale);
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
  return translator(locale)(`phones.${purpose ?? 'any'}`, phoneFacts(site, locale));
}

function phoneFacts(site: Site, locale: Locale) {
  return { ...site.phones, hours: officeHours(site, locale), address: officeAddress(site.offices[0]) };
}

/**
 * The office hours; first whether the offices are open on the days and at the time that the question names. Days on which
 * the hours are others are said where they are asked for; else those that are near, today may be one of them.
 */
function hoursText({ days, time, holiday }: ContactRequest, question: Question, site: Site): string {
  const { locale } = question;
  const t = translator(locale);
  const [office, ...others] = namedOffices(question, site);
  const weekly = (others.length === 0 && office?.hours) || site.hours;
  const { firstDay, lastDay, opensAt, closesAt } = weekly;
  const hours = officeHours({ hours: weekly }, locale);
  const asked = namedClosures(question, site);
  const said = (asked.length > 0 ? asked : site.closures.filter(({ isSoon }) => isSoon)).map((closure) =>
    closureSentence(closure, site, locale),
  );
  const closed = WEEKDAYS.filter((day) => days.includes(day) && (day < firstDay || day > lastDay));
  const isOutside = time !== undefined && (time < opensAt || time > closesAt);
  const sentences = [
    closed.length > 0
      ? t('closedDays', {
          days: listOf(
            closed.map((day) => t(`days.${day}`)),
            locale,
          ),
          hours,
        })
      : t(isOutside ? 'closedThen' : 'hours', { hours }),
    ...ownHours(question, site),
  ];
  const isUnknown = holiday && asked.length === 0;
  const askUs = isUnknown
    ? t(said.length > 0 ? 'otherHolidays' : 'holidays', { customerService: site.phones.customerService })
    : '';
  const all = asked.length > 0 ? [...said, ...sentences] : [...sentences, ...said, askUs];
  return all.filter((sentence) => sentence !== '').join(' ');
}

/** Where no office is named, those whose hours are others. */
function ownHours(question: Question, site: Site): string[] {
  if (namedOffices(question, site).length > 0) return [];
  const { locale } = question;
  return site.offices.flatMap(({ city, hours }) =>
    hours ? translator(locale)('officeHours', { city, hours: officeHours({ hours }, locale) }) : [],
  );
}

function closureSentence({ date, office, open, words }: Closure, site: Site, locale: Locale): string {
  const t = translator(locale);
  const day = { date: formatDate(date, locale), what: words[locale] };
  const times = open && { opens: formatTimeOfDay(open.opensAt), closes: formatTimeOfDay(open.closesAt) };
  if (office === undefined) return times ? t('openOn', { ...day, ...times }) : t('closedOn', day);
  const ofOffice = { ...day, city: site.offices[office].city };
  return times ? t('officeOpenOn', { ...ofOffice, ...times }) : t('officeClosedOn', ofOffice);
}

function listOf(items: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(localeTag(locale), { type: 'conjunction' }).format(items);
}
