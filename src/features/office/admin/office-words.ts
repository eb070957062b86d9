import { useTranslations } from 'use-intl';
import type { Passage } from '#revisions/panel/passages.ts';
import { problemWords } from '#revisions/panel/problem-words.ts';
import { OPERATOR_PHONES } from '#site/operator-links.tsx';
import type { ClosureBody, OfficeBody, ScheduleBody } from '../office.ts';

/** The phones in the order of the form. */
export const PHONES = [
  'miamiDade',
  'otherCounties',
  ...OPERATOR_PHONES,
] as const satisfies readonly (keyof OfficeBody['phones'])[];

/** What the panel says of the office. */
export function useOfficeWords() {
  const t = useTranslations('office');
  const tPhones = useTranslations('site.phones');
  const hours = ({ firstDay, lastDay, opens, closes }: ScheduleBody) =>
    firstDay && lastDay ? `${t(`days.${firstDay}`)} – ${t(`days.${lastDay}`)}, ${opens} – ${closes}` : '';
  const closure = ({ date, office, opens, closes, spanish, english }: ClosureBody) => {
    const place = office === '' ? t('closures.both') : t('which', { number: office });
    const time = opens ? `${opens} – ${closes}` : t('closures.closed');
    return `${date}, ${place}, ${time}: ${spanish} / ${english}`;
  };
  const passagesOf = (body: OfficeBody): Passage[] => [
    { label: t('closures.title'), text: body.closures.map(closure).join('\n') },
    { label: t('hours'), text: hours(body.hours) },
    ...PHONES.map((name) => ({ label: tPhones(name), text: body.phones[name] })),
    ...(['first', 'second'] as const).map((which, place) => {
      const { name, street, city, zipCode, hours: own } = body[which];
      const lines = [name, street, city, zipCode, hours(own)];
      return { label: t('which', { number: String(place + 1) }), text: lines.filter(Boolean).join('\n') };
    }),
  ];
  return { lead: t('lead'), problemOf: problemWords(useTranslations('office.problems')), passagesOf };
}
