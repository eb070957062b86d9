import { REFERENCE_PATTERN } from '#forms/form-definition.ts';
import { ADMINISTRATOR } from '../support/administrator.ts';
import { GOOD_FORMS } from '../support/good-forms.ts';
import { WORDS } from '../support/quote-words.ts';
import type { BrowserKind } from './browser.ts';
import type { Visitor } from './visitor.ts';

/** Who sits at the browser. */
type Person = BrowserKind['language'] & { isPhone: boolean };

/** What is tried in every browser: each step opens its own page; only the last goes on from the one before it. */
export type Step = { name: string; take: (visitor: Visitor, person: Person) => Promise<void> };

const DIALOG = 'dialog[open]';

export const STEPS: readonly Step[] = [
  { name: 'the home page fits its window', take: seeHomePage },
  { name: 'the dialog of a service opens, closes, and gives the focus back', take: openService },
  { name: 'Back closes a dialog and stays on the page', take: goBackFromService },
  { name: 'the accessibility panel changes the page, also after a reload', take: changeContrast },
  { name: 'the menu leads to a form', take: followMenu },
  { name: 'a quote goes to its end and stays in the other language', take: calculateQuote },
  { name: 'a search finds doctors', take: searchDoctors },
  { name: 'the list of doctors goes on', take: showMoreDoctors },
  { name: 'a message gets its reference', take: sendMessage },
  { name: 'the assistant answers with a price', take: askAssistant },
  { name: 'the administrator signs in', take: signIn },
  { name: 'the administrator publishes an article, and visitors read it', take: publishArticle },
];

async function seeHomePage(visitor: Visitor, { code, words }: Person) {
  await visitor.open(`/${code}`);
  await visitor.sees(words.home.starting.title);
  await visitor.until('nothing to be wider than the window', () => document.body.scrollWidth <= innerWidth);
}

async function openService(visitor: Visitor, { code, words: { services } }: Person) {
  await visitor.open(`/${code}`);
  const opener = `${services.open}: ${services.pediatric.title}`;
  await visitor.click('button', opener);
  await visitor.sees(services.pediatric.fact, DIALOG);
  await visitor.click('button', services.close, DIALOG);
  await visitor.until('the dialog to be closed', (dialog) => !document.querySelector(dialog), DIALOG);
  await visitor.until(
    'the focus to be back',
    (name) => document.activeElement?.getAttribute('aria-label') === name,
    opener,
  );
}

async function goBackFromService(visitor: Visitor, { code, words: { services } }: Person) {
  await visitor.open(`/${code}`);
  await visitor.click('button', `${services.open}: ${services.dental.title}`);
  await visitor.sees(services.dental.fact, DIALOG);
  await visitor.back();
  await visitor.until('the dialog to be closed', (dialog) => !document.querySelector(dialog), DIALOG);
  await visitor.until('the same page', (path) => location.pathname === path, `/${code}`);
  await visitor.sees(services.title);
}

async function changeContrast(visitor: Visitor, { code, words: { accessibilityPanel } }: Person) {
  const hasContrast = (isOn: boolean) =>
    document.documentElement.classList.contains('high-contrast') === isOn;
  await visitor.open(`/${code}/quote`);
  await visitor.click('button', accessibilityPanel.open);
  await visitor.click('switch', accessibilityPanel.highContrast);
  await visitor.until('high contrast', hasContrast, true);
  await visitor.open(`/${code}/quote`);
  await visitor.until('high contrast after a reload', hasContrast, true);
  await visitor.click('button', accessibilityPanel.open);
  await visitor.click('button', accessibilityPanel.reset);
  await visitor.until('no high contrast', hasContrast, false);
}

async function followMenu(visitor: Visitor, { code, words, isPhone }: Person) {
  const { nav } = words.shell;
  await visitor.open(`/${code}`);
  if (isPhone) await visitor.click('summary', nav.openMenu);
  else await visitor.click('button', nav.providers, 'header');
  await visitor.click('link', nav.joinNetwork, 'header');
  await visitor.until('its page', (path) => location.pathname === path, `/${code}/join-network`);
  await visitor.sees(words.joinNetwork.submit);
}

/** Family, 31-45, one child, Palm Beach, Ana Gómez with her phone. */
async function calculateQuote(visitor: Visitor, { code }: Person) {
  const form = '#calculator';
  const words = WORDS[code];
  await visitor.open(`/${code}/quote`);
  await visitor.click('label', words.family, form);
  await visitor.choose(words.age, '31-45', form);
  await visitor.choose(words.children, '1', form);
  await visitor.choose(words.county, 'Palm Beach', form);
  await visitor.type(words.name, 'Ana Gómez', form);
  await visitor.type(words.phone, '(305) 555-0123', form);
  await seesPrice(visitor, '111.75');
  await visitor.click('button', words.next);
  await visitor.sees(words.steps[2]);
  await visitor.click('label', 'Bienestar Integral');
  await visitor.click('label', 'Respaldo Hospitalario');
  await seesPrice(visitor, '151.25');
  await visitor.click('button', words.submit);
  await visitor.sees(words.followUp);
  await visitor.sees(words.perPerson);

  const [other, name] = code === 'es' ? (['en', 'English'] as const) : (['es', 'Español'] as const);
  await visitor.click('link', name, 'header');
  await visitor.sees(WORDS[other].followUp);
  await seesPrice(visitor, '151.25');
}

async function searchDoctors(visitor: Visitor, { code, words: { directory } }: Person) {
  await visitor.open(`/${code}/providers`);
  await visitor.choose(directory.form.specialty, 'Cardiology');
  await visitor.choose(directory.form.county, 'Miami-Dade');
  await visitor.click('button', directory.form.search, 'search');
  await visitor.sees(code === 'en' ? 'Cardiology' : 'Cardiología', 'main article');
  await visitor.sees(code === 'en' ? 'providers found' : 'proveedores encontrados', 'main h2');
  await visitor.until('the search in the address', () =>
    new URLSearchParams(location.search).has('specialty', 'Cardiology'),
  );
}

async function showMoreDoctors(visitor: Visitor, { code, words: { directory } }: Person) {
  const cards = () => document.querySelectorAll('main article').length;
  await visitor.open(`/${code}/providers?county=Miami-Dade`);
  const first = await visitor.until('the first doctors', cards);
  await visitor.click('button', directory.results.more);
  await visitor.until(
    'more doctors',
    (before) => document.querySelectorAll('main article').length > before,
    first,
  );
}

async function sendMessage(visitor: Visitor, { code, words: { contact } }: Person) {
  const form = '#contact-form';
  const values = GOOD_FORMS.contact(1);
  await visitor.open(`/${code}#contact`);
  for (const name of ['fullName', 'email', 'phone'] as const) {
    await visitor.type(contact[name], String(values[name]), form);
  }
  await visitor.choose(contact.subject, String(values['subject']), form);
  await visitor.type(contact.message, String(values['message']), form);
  await visitor.click('button', contact.send, form);
  await visitor.sees(contact.success.title);
  await visitor.until(
    'its reference',
    (reference) =>
      [...document.querySelectorAll('main dd')].some((each) => RegExp(reference).test(each.textContent)),
    REFERENCE_PATTERN.source,
  );
}

async function askAssistant(visitor: Visitor, { code, words: { assistant, shell } }: Person) {
  // Here the corner is free. Where it is not the button is small in the gutter, under WebKitGTK's scrollbar.
  await visitor.open(`/${code}/privacy`);
  await visitor.until(
    'the button in its corner',
    () => document.querySelector('button[data-in-corner]') !== null,
  );
  await visitor.click('button', shell.assistant.open);
  await visitor.type(
    assistant.input,
    code === 'en' ? 'how much for me, 55 years old?' : '¿cuánto cuesta para mí? tengo 55 años',
  );
  await visitor.click('button', assistant.send);
  await visitor.sees('$61.00', '[role=log]');
}

async function signIn(visitor: Visitor) {
  await visitor.openPanel('/admin-login');
  await visitor.type('Usuario', ADMINISTRATOR.username);
  await visitor.type('Contraseña', ADMINISTRATOR.password);
  await visitor.click('button', 'Iniciar Sesión');
  await visitor.sees('Cerrar Sesión');
  await visitor.until('the panel', () => location.pathname === '/admin');
}

async function publishArticle(visitor: Visitor) {
  const title = 'Feria de la salud';
  await visitor.openPanel('/admin');
  await visitor.click('button', 'Crear Artículo');
  await visitor.type('Título', title, DIALOG);
  await visitor.type('Resumen', 'Pruebas gratis el sábado.', DIALOG);
  await visitor.type('Contenido Principal', 'De 9 a 2, en la oficina de Miami.', DIALOG);
  await visitor.click('button', 'Crear Artículo', DIALOG);
  await visitor.sees(title, 'main article');
  await visitor.open('/es/news/feria-de-la-salud');
  await visitor.sees(title, 'main h1');
  await visitor.sees('De 9 a 2, en la oficina de Miami.');
}

async function seesPrice(visitor: Visitor, amount: string) {
  await visitor.until(
    `the price ${amount}`,
    (value) =>
      [...document.querySelectorAll(`data[value="${value}"]`)].some((price) => price.checkVisibility()),
    amount,
  );
}
