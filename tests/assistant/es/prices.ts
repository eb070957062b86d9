import { SITE } from '../../support/default-site.ts';
import { priceOf, type Question } from '../question.ts';

const { phones } = SITE;
const BECAUSE = 'quote.md: basic coverage, per child, packages.';

/** Prices by the tables of docs/product/quote.md, and what is missing for one. */
export const prices: readonly Question[] = [
  {
    ask: 'cuanto me sale el plan familiar, tengo 42, mi esposa 39 y tres chamacos',
    kind: 'price',
    // 96 + 3 × 15.75
    needs: [['$143.25']],
    never: ['$103.25', '$127.50'],
    cites: ['/quote'],
    because: BECAUSE,
    prices: [priceOf('family', '31-45', { children: 3 })],
  },
  {
    ask: 'precio individual 50 años',
    kind: 'price',
    needs: [['$61.00']],
    never: ['$106.00', '$71.00'],
    cites: ['/quote'],
    because: BECAUSE,
    prices: [priceOf('individual', '46-55')],
  },
  {
    ask: 'Tengo 22 años y vivo solo. ¿Cuánto pagaría al mes con Sonrisa Perfecta?',
    kind: 'price',
    // 48 + 5.95
    needs: [['$53.95']],
    never: ['$57.95', '$95.95'],
    cites: ['/quote'],
    because: BECAUSE,
    prices: [priceOf('individual', '18-30', { core: 'package3' })],
  },
  {
    ask: 'somos mi marido y yo los dos de 63 sin hijos, con lo del hospital cuanto',
    kind: 'price',
    // 116 + 14.75: a family plan without children pays the couple price.
    needs: [['$130.75']],
    never: ['$135.75', '$125.75'],
    cites: ['/quote'],
    because: 'quote.md, package price rule: couplePrice for a family plan without children.',
    prices: [priceOf('family', '56-65', { hospital: true })],
  },
  {
    ask: 'plan familiar 28 años, 1 niño, respaldo hospitalario y bienestar integral todo junto',
    kind: 'price',
    // 86 + 15.75 + 19.75 + 19.75
    needs: [['$141.25']],
    never: ['$136.25', '$133.25'],
    cites: ['/quote'],
    because: BECAUSE,
    prices: [priceOf('family', '18-30', { children: 1, core: 'package2', hospital: true })],
  },
  {
    ask: 'cuánto se paga por cada hijo',
    kind: 'price',
    needs: [['$15.75']],
    never: [],
    cites: ['/quote'],
    because: 'quote.md: per-child cost 15.75.',
    prices: [priceOf('family', '31-45', { children: 1, figure: 'childrenCost' })],
  },
  {
    ask: 'bienestar integral para una sola persona q precio tiene el paquete',
    kind: 'price',
    needs: [['$11.75']],
    never: ['$29.75'],
    cites: ['/quote'],
    because: 'quote.md: package2 individual 11.75.',
    prices: [priceOf('individual', '31-45', { core: 'package2', figure: 'packagesCost' })],
  },
  {
    ask: 'y para familia?',
    before: ['cuanto vale el paquete bienestar integral individual'],
    kind: 'price',
    needs: [['$19.75']],
    never: ['$29.75'],
    cites: ['/quote'],
    because: 'quote.md: package2 family 19.75.',
    prices: [priceOf('family', '31-45', { children: 1, core: 'package2', figure: 'packagesCost' })],
  },
  {
    ask: 'proteccion total plus cuanto cuesta el puro paquete',
    kind: 'price',
    needs: [['$29.75']],
    never: ['$19.75'],
    cites: ['/quote'],
    because: 'quote.md: package1 individual and family 29.75.',
    prices: [priceOf('individual', '31-45', { core: 'package1', figure: 'packagesCost' })],
  },
  {
    ask: 'mi viejo cumplio 70, quiero ponerle el plan individual con salud preventiva, en cuanto queda la mensualidad',
    kind: 'price',
    // 85 + 5.95
    needs: [['$90.95']],
    never: ['$94.95', '$76.95'],
    cites: ['/quote'],
    because: BECAUSE,
    prices: [priceOf('individual', '65+', { core: 'package4' })],
  },
  {
    ask: 'mamá soltera de 35 con dos nenes plan individual',
    kind: 'price',
    // 56 + 2 × 15.75
    needs: [['$87.50']],
    never: ['$127.50'],
    cites: ['/quote'],
    because: BECAUSE,
    prices: [priceOf('individual', '31-45', { children: 2 })],
  },
  {
    ask: 'y cuanto es por cabeza',
    before: ['familia de 4, yo 48 mi mujer 46 y 2 niños, sin paquetes, cuanto es'],
    kind: 'price',
    // (106 + 2 × 15.75) / 4 = 34.375
    needs: [['$34.38']],
    never: ['$68.75', '$34.37'],
    cites: ['/quote'],
    because: 'quote.md: per-person is the total divided by people.',
    prices: [priceOf('family', '46-55', { children: 2, figure: 'perPerson' })],
  },
  {
    ask: 'quitale el paquete entonces',
    before: ['plan familiar, 33 años, 2 niños, con sonrisa perfecta, cuanto seria'],
    kind: 'price',
    // 96 + 2 × 15.75
    needs: [['$127.50']],
    never: ['$87.50'],
    cites: ['/quote'],
    because: BECAUSE,
    prices: [priceOf('family', '31-45', { children: 2 })],
  },
  {
    ask: '58 años, individual',
    before: ['hola cuanto cuesta el plan'],
    kind: 'price',
    needs: [['$71.00']],
    never: ['$116.00', '$61.00'],
    cites: ['/quote'],
    because: BECAUSE,
    prices: [priceOf('individual', '56-65')],
  },
  {
    ask: 'cuanto cuesta para mi y mis dos hijos',
    kind: 'price',
    needs: [['edad', 'años', 'edades']],
    never: ['su total es', 'su precio es'],
    cites: ['/quote'],
    because: 'quote.md: the price depends on the age, which is missing.',
  },
  {
    ask: 'presio',
    kind: 'price',
    needs: [
      ['edad', 'años', 'edades'],
      ['familia', 'familiar', 'individual', 'personas', 'niños', 'hijos'],
    ],
    never: ['su total es', 'su precio es'],
    cites: ['/quote'],
    because: 'quote.md: plan type, age and children are missing.',
  },
  {
    ask: 'somos 2 adultos de 36 y 6 muchachos se puede meter a todos?',
    kind: 'price',
    needs: [['4'], [phones.customerService, phones.miamiDade, phones.otherCounties]],
    // 96 + 6 × 15.75 would be 190.50, which no rule gives.
    never: ['$190.50'],
    cites: ['/quote'],
    because: 'quote.md: children 0-4.',
  },
  {
    ask: 'en orlando es mas barato q en miami o da igual el condado',
    kind: 'price',
    needs: [['no cambia', 'da igual', 'mismo precio', 'es el mismo', 'no depende', 'igual en todos']],
    never: ['más barato en Orlando', 'más caro en Miami'],
    cites: ['/quote'],
    because: 'Site, quote: the county does not change the price.',
  },
  {
    ask: 'puedo coger dos paquetes principales a la vez, el 1 y el 3',
    kind: 'price',
    needs: [
      [
        '1 solo paquete principal',
        '1 paquete principal',
        'solo 1',
        'solamente 1',
        'como máximo 1',
        'no puede elegir 2',
        'no se pueden elegir 2',
      ],
    ],
    never: ['sí puede tener dos', '$35.70', '$39.70'],
    cites: ['/quote'],
    because: 'quote.md: one core package at most.',
  },
  {
    ask: 'hay q pagar algo para entrar, tipo inscripcion?',
    kind: 'price',
    needs: [['$25'], ['no es reembolsable', 'no reembolsable', 'no se reembolsa', 'no se devuelve']],
    never: ['es gratis inscribirse', 'no hay que pagar nada', '$50'],
    cites: ['/#faq-first-join', '/quote', '/policies/refund'],
    because: 'plan-facts.md: application fee $25.00, non-refundable.',
  },
];
