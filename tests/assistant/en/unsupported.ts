import { SITE } from '../../support/default-site.ts';
import type { Question } from '../question.ts';

const { phones } = SITE;
/** "I don't know" comes with a number to ask at. */
const NEEDS = [[phones.customerService, phones.miamiDade, phones.otherCounties, phones.appointments]];

/** What the site has no answer to. */
export const unsupported: readonly Question[] = [
  {
    ask: 'do you cover ozempic',
    kind: 'unsupported',
    needs: NEEDS,
    never: ['yes we cover', 'Ozempic is covered', 'we cover Ozempic', 'Ozempic is not covered'],
    declines: true,
    because: 'No medicine by name is on the site.',
  },
  {
    ask: 'how much does a root canal cost with you guys',
    kind: 'unsupported',
    needs: NEEDS,
    never: ['root canal costs', 'root canal is $200', 'a root canal is covered'],
    declines: true,
    because: 'Site, dental: ask what a treatment costs before it starts; no price is given.',
  },
  {
    ask: "what's my deductible? it says 65% on your page",
    kind: 'unsupported',
    needs: NEEDS,
    never: ['your deductible is', 'you have met 65%', 'you have completed 65%'],
    declines: true,
    because: 'pages.md, member portal: all figures are static sample values.',
  },
  {
    ask: 'Can I use the plan if I get sick in Georgia on vacation',
    kind: 'unsupported',
    needs: NEEDS,
    never: ['yes you can use', 'covered in Georgia', 'works in Georgia', 'nationwide'],
    declines: true,
    because: 'The site speaks of Florida counties only.',
  },
  {
    ask: 'do yall take medicaid or medicare together with this',
    kind: 'unsupported',
    needs: NEEDS,
    never: ['we accept Medicaid', 'we take Medicaid', 'we accept Medicare', 'works with Medicare'],
    declines: true,
    because: 'Neither is on the site; the home page says to ask how two plans would work together.',
  },
  {
    ask: 'did my payment go thru yesterday',
    kind: 'unsupported',
    needs: NEEDS,
    never: ['your payment went through', 'your payment was received', 'payment was processed'],
    declines: true,
    because: "Nobody's payments are known here.",
  },
  {
    ask: 'what is the name of the owner of the company',
    kind: 'unsupported',
    needs: NEEDS,
    never: ['the owner is', 'CEO is'],
    declines: true,
    because: 'The site names no person.',
  },
  {
    ask: 'whats the weather tomorrow in hialeah',
    kind: 'unsupported',
    needs: [],
    never: ['sunny', 'rain', 'degrees', 'forecast is', 'cloudy'],
    declines: true,
    because: 'Not what the site is about.',
  },
  {
    ask: 'do you cover ivf? weve been trying 3 years',
    kind: 'unsupported',
    needs: NEEDS,
    never: ['we cover IVF', 'IVF is covered', 'IVF is included', 'IVF is not covered'],
    declines: true,
    because: 'Fertility treatment is not on the site.',
  },
];
