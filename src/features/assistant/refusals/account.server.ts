import { conceptsIn } from '../learning/own-lexicon.server.ts';
import { MASK } from '../safety/mask-personal-numbers.ts';
import { refusalTranslator } from './refusal-translator.ts';
import type { Refusal } from './refuse.ts';

/** Claims, payments, balances, appointments, results: nobody's data is known to the assistant. */
export const refuseAccount: Refusal = ({ text, locale }, { phones }) => {
  const t = refusalTranslator(locale);
  const concepts = conceptsIn(text);
  const about = concepts.has('results') ? 'results' : concepts.has('appointment') ? 'appointment' : 'account';
  const said = t(about, { customerService: phones.customerService, appointments: phones.appointments });
  return {
    kind: 'declined',
    text: text.includes(MASK) ? `${said} ${t('numberRemoved')}` : said,
    links: [{ href: '/#contact', label: t('links.contact') }],
  };
};
