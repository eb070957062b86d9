import { expect, type Locator, type Page } from '@playwright/test';

/*
 * The quote calculator as visitors use it. Figures are read off docs/product/quote.md: family, 31-45, one child and
 * package 2 are 96.00 + 15.75 + 19.75 = 131.50, with the hospital package 151.25.
 */
/** What the calculator says, in each language. */
export const WORDS = {
  en: {
    step: (step: number) => `Step ${step} of 3`,
    family: 'Family',
    age: 'Age of the main member',
    children: 'Number of children',
    county: 'County',
    name: 'Full name',
    phone: 'Phone',
    email: 'Email (optional)',
    next: 'Next',
    previous: 'Previous',
    submit: 'View my quote',
    noPackage: /^No main package/,
    newQuote: 'New quote',
    enroll: /^Enroll now/,
    copyLink: 'Copy link',
    errors: ['County is required', 'Name is required', 'Phone is required'],
    steps: { 1: 'Who is the plan for?', 2: 'Add a package, or keep it simple', 3: 'Your quote is ready' },
    total: 'Total monthly premium',
    perPerson: '$50.42 per person',
    perPersonLine: /^Cost per person, 3 people/,
    wantCall: 'Want us to call you?',
    followUp: 'Ana Gómez, ask us and we’ll reply within 24 to 48 hours.',
    printedFollowUp: /^Ask us to call, and we’ll reply/,
    preparedFor: 'Prepared for',
  },
  es: {
    step: (step: number) => `Paso ${step} de 3`,
    family: 'Familiar',
    age: 'Edad del titular',
    children: 'Número de niños',
    county: 'Condado',
    name: 'Nombre completo',
    phone: 'Teléfono',
    email: 'Correo electrónico (opcional)',
    next: 'Siguiente',
    previous: 'Anterior',
    submit: 'Ver mi cotización',
    noPackage: /^Sin paquete principal/,
    newQuote: 'Nueva cotización',
    enroll: /^Inscribirse ahora/,
    copyLink: 'Copiar enlace',
    errors: ['El condado es obligatorio', 'El nombre es obligatorio', 'El teléfono es obligatorio'],
    steps: {
      1: '¿Para quién es el plan?',
      2: 'Agregue un paquete, si le conviene',
      3: 'Su cotización está lista',
    },
    total: 'Pago mensual total',
    perPerson: '$50.42 por persona',
    perPersonLine: /^Costo por persona, 3 personas/,
    wantCall: '¿Quiere que le llamemos?',
    followUp: 'Ana Gómez, pídalo y le respondemos en 24 a 48 horas.',
    printedFollowUp: /^Si nos pide una llamada, le respondemos/,
    preparedFor: 'Preparada para',
  },
} as const;
export type Language = keyof typeof WORDS;

/** Family, 31-45, one child, Palm Beach, Ana Gómez with her phone. */
export async function fillStep1(page: Page, language: Language) {
  const words = WORDS[language];
  await page.getByRole('radio', { name: words.family }).check();
  await calculator(page).getByLabel(words.age).selectOption('31-45');
  await calculator(page).getByLabel(words.children).selectOption('1');
  await calculator(page).getByLabel(words.county, { exact: true }).selectOption('Palm Beach');
  await calculator(page).getByLabel(words.name).fill('Ana Gómez');
  await calculator(page).getByLabel(words.phone, { exact: true }).fill('(305) 555-0123');
}

/** The step is shown, and its heading has the focus. */
export async function expectStep(page: Page, language: Language, step: 1 | 2 | 3) {
  await expect(page.getByText(WORDS[language].step(step), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: WORDS[language].steps[step] })).toBeFocused();
}

/** The receipt on wide windows, the bar at the top on narrow ones: whichever shows. */
export function shownAmount(page: Page, amount: string) {
  return page.locator(`data[value="${amount}"]:visible`).first();
}

/** The calculator; the request form below asks for some of the same things. */
export function calculator(page: Page): Locator {
  return page.locator('#calculator');
}
