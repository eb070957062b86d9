import { expect, test } from 'vitest';
import accessibilityPanel from '#features/accessibility-panel/messages/en.ts';
import admin from '#features/admin/messages/es.ts';
import assistantEn from '#features/assistant/messages/en.ts';
import assistantEs from '#features/assistant/messages/es.ts';
import contact from '#features/contact/messages/en.ts';
import directory from '#features/directory/messages/en.ts';
import directoryEs from '#features/directory/messages/es.ts';
import recommend from '#features/directory/recommend/messages/en.ts';
import locations from '#features/home/locations/messages/en.ts';
import home from '#features/home/messages/en.ts';
import homeEs from '#features/home/messages/es.ts';
import joinNetwork from '#features/join-network/messages/en.ts';
import memberPortal from '#features/member-portal/messages/en.ts';
import newsEn from '#features/news/messages/en.ts';
import newsEs from '#features/news/messages/es.ts';
import preventiveCare from '#features/preventive-care/messages/en.ts';
import preventiveCareEs from '#features/preventive-care/messages/es.ts';
import quote from '#features/quote/messages/en.ts';
import quoteRequest from '#features/quote/request/messages/en.ts';
import shell from '#features/shell/messages/en.ts';
import forms from '#forms/messages/en.ts';
import site from '#site/messages/en.ts';

/*
 * The words that docs/product fixes letter by letter. The tests in the browser take most texts from the messages, so
 * here is where a changed text is noticed; that Spanish has all of them too is the business of messages.test.ts.
 */

test('the words of the home page are those that are promised', () => {
  expect(home.hero.network).toContain('over {providers} providers');
  expect(home.stats.copaymentsNote).toBe('$5 copayment for Miami Dade PHC');
  expect([home.starting.newTitle, home.starting.haveTitle, home.starting.needsTitle]).toEqual([
    'New to Insurance',
    'Have Insurance',
    'Specific Needs',
  ]);
  expect([home.price.monthly, homeEs.price.monthly]).toEqual([
    'Monthly price. Extra: packages (from {from} a month), application fee ($25.00).',
    'Pago mensual. Aparte: paquetes, desde {from} al mes, y cargo de solicitud, $25.00.',
  ]);
  expect([preventiveCare.badge, preventiveCareEs.badge]).toEqual([
    'FREE Preventive Care',
    'Atención preventiva GRATIS',
  ]);
  expect(locations.directions).toBe('Get Directions');
  expect([newsEn.loading, newsEn.failed, newsEn.empty]).toEqual([
    'Loading news...',
    'Error loading news',
    'No news available.',
  ]);
  expect([newsEs.loading, newsEs.failed, newsEs.empty]).toEqual([
    'Cargando noticias...',
    'Error al cargar las noticias',
    'No hay noticias disponibles.',
  ]);
  expect(contact.sending).toBe('Sending...');
  expect(Object.values(contact.subjects)).toEqual([
    'General Inquiry',
    'Enrollment Questions',
    'Provider Search Help',
    'Billing Questions',
    'File a Complaint',
  ]);
});

test('the words of the quote page are those that are promised', () => {
  expect(quote.progress).toBe('Step {step} of {total}');
  expect([quote.errors.county, quote.errors.contactName, quote.errors.contactPhone]).toEqual([
    'County is required',
    'Name is required',
    'Phone is required',
  ]);
  expect(quote.result.followUp).toContain('24 to 48 hours');
  expect(quoteRequest.submitting).toBe('Getting Your Quote...');
});

test('the words of the directory are those that are promised', () => {
  expect([directory.form.search, directory.form.searching, directory.form.clear]).toEqual([
    'Search',
    'Searching',
    'Clear Filters',
  ]);
  expect([directory.form.getQuote, directory.prompt.quote]).toEqual(['Get Quote', 'Get Health Plan Quote']);
  expect([directory.form.recommend, directoryEs.form.recommend]).toEqual([
    'Recommend a Doctor',
    'Recomendar a un médico',
  ]);
  expect(directory.title).toContain('Over {providers} ');
  expect(directory.results.count).toContain('other {# providers found}');
  expect(directory.results.empty).toBe(
    'No providers found matching your search criteria. Try adjusting your filters.',
  );
  const { label: _, ...quick } = directory.quick;
  expect(Object.keys(quick)).toEqual([
    'family',
    'internal',
    'pediatrics',
    'cardiology',
    'dermatology',
    'orthopedics',
    'gynecology',
    'ophthalmology',
    'psychiatry',
    'neurology',
  ]);
});

test('the words of the recommendation are those that are promised', () => {
  expect([recommend.submitting, recommend.success.title]).toEqual(['Submitting...', 'Recommendation sent']);
  expect(forms.errors.email.format).toBe('Enter an email like this: name@example.com');
});

test('the words of the other pages are those that are promised', () => {
  expect([memberPortal.policy.status, memberPortal.virtualCare.badge]).toEqual(['Active', 'Most Popular']);
  expect(memberPortal.policy.claimsValue).toBe('Updated daily');
  expect(memberPortal.policy.deductibleValue).toBe('65% complete');
  expect([memberPortal.activity.checkupStatus, memberPortal.activity.claimStatus]).toEqual([
    'Completed',
    'Processed',
  ]);
  expect([joinNetwork.backHome, joinNetwork.submit, joinNetwork.submitting]).toEqual([
    'Back to Home',
    'SUBMIT INFORMATION',
    'Submitting...',
  ]);
  expect(Object.values(site.policies)).toEqual([
    'Privacy Policy',
    'Internet Privacy Policy',
    'Non-Discrimination Notice',
    'Refund Policy',
    'Grievance Procedures',
  ]);
  expect([shell.notFound.title, shell.notFound.text]).toEqual([
    '404 Page Not Found',
    'Did you forget to add the page to the router?',
  ]);
  expect(Object.keys(accessibilityPanel)).toEqual(
    expect.arrayContaining(['highContrast', 'largeText', 'reducedMotion', 'screenReaderAnnouncements']),
  );
});

test('the words of signing in and of the panel are those that are promised', () => {
  expect([admin.title, admin.subtitle, admin.checking]).toEqual([
    'Panel de Administración',
    'Gestiona los artículos y noticias del sitio web',
    'Verificando autenticación...',
  ]);
  const { note, card, username, password, busy, wrong } = admin.login;
  expect([note, card, username, password, busy, wrong]).toEqual([
    'Acceso restringido solo para administradores',
    'Iniciar Sesión',
    'Usuario',
    'Contraseña',
    'Iniciando sesión...',
    'Credenciales incorrectas',
  ]);
  expect(admin.connection).toBe('Error de conexión. Intenta de nuevo.');
  const { home, changePassword, signOut } = admin.frame;
  expect([home, changePassword, signOut]).toEqual([
    'Volver al Inicio',
    'Cambiar Contraseña',
    'Cerrar Sesión',
  ]);
  const { title, confirm, mismatch, failed, changed } = admin.password;
  expect([title, admin.password.new, confirm, mismatch, failed, admin.success, changed]).toEqual([
    'Cambiar Contraseña de Admin',
    'Nueva Contraseña',
    'Confirmar Contraseña',
    'Las contraseñas no coinciden',
    'Error al cambiar la contraseña',
    'Éxito',
    'Contraseña cambiada exitosamente',
  ]);
});

test('the words of the assistant are those that are promised', () => {
  expect(assistantEn.thinking).toBe('Thinking...');
  expect(assistantEs.thinking).toBe('Pensando...');
  expect(assistantEs.apology.replace(/\{\w+\}/g, '{}')).toBe(
    'Lo siento, estoy teniendo problemas de conexión en este momento. Por favor contacte nuestro servicio al cliente al {} para Miami-Dade o {} para otros condados. Nuestros horarios son {}.',
  );
});
