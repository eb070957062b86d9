import { type ReactNode, useEffect, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { ActivitySection } from '#features/admin/activity-section.tsx';
import { SessionsDialog } from '#features/admin/sessions-dialog.tsx';
import { SignInForm } from '#features/admin/sign-in-form.tsx';
import type { Rating, ReplyMessage } from '#features/assistant/panel/conversation.ts';
import { Feedback } from '#features/assistant/panel/feedback.tsx';
import { tabConversation } from '#features/assistant/panel/tab-conversation.ts';
import ContactSection from '#features/contact/contact-section.tsx';
import { MailFailures } from '#features/inbox/mail-notice.tsx';
import { problems } from '../../tests/component/problems.ts';
import { renderOnPage } from '../../tests/component/render-on-page.tsx';
import { SPANISH } from '../../tests/support/languages.ts';

/* Whatever moves the focus when its answer comes moves it only for somebody who waits (src/ui/watch-focus.ts). */

type FetchApi = (path: string) => Promise<Response>;

interface Waiting {
  what: string;
  content: (fetchApi: FetchApi) => ReactNode;
  /** What the API answers at once, by the end of the path; everything else waits for `answer`. */
  known: Record<string, unknown>;
  /** Asks for the answer. */
  ask: () => Promise<void>;
  answer: () => Response;
  /** What takes the focus then. */
  outcome: () => Locator;
  /** Where somebody goes meanwhile; without it into a field beside the part. */
  elsewhere?: () => Locator;
}

const { assistant, contact } = SPANISH.words;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const fillContact = async () => {
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await field(contact.fullName).fill('Ana Ruiz');
  await field(contact.email).fill('ana@example.com');
  await field(contact.phone).fill('(305) 555-0142');
  await page.getByLabelText(contact.subject).selectOptions('General Inquiry');
  await field(contact.message).fill('¿Qué planes hay en Hialeah?');
  await button(contact.send).click();
};
const failure = (reference: string) => ({
  id: reference,
  reference,
  kind: 'contact',
  failedAt: '2026-11-20T12:00:00Z',
  reason: 'refused',
});
const entry = (id: number) => ({
  id,
  happenedAt: '2026-11-20T12:00:00Z',
  username: 'ana',
  action: 'sign-in',
  subject: `entry ${id}`,
  details: null,
});
const session = (id: string) => ({
  id,
  createdAt: '2026-11-20T12:00:00Z',
  lastUsedAt: '2026-11-20T12:00:00Z',
  browser: `Firefox ${id}`,
  isThisOne: id === '1',
});

const WAITING: readonly Waiting[] = [
  {
    what: 'a form that is stored',
    content: () => <ContactSection />,
    known: {},
    ask: fillContact,
    answer: () => Response.json({ reference: 'CON-ABCD-EFGH' }, { status: 201 }),
    outcome: () => page.elementLocator(document.getElementById('contact-form') ?? document.body),
  },
  {
    what: 'a form that is refused',
    content: () => <ContactSection />,
    known: {},
    ask: fillContact,
    answer: () => {
      const fields = [{ field: 'email', key: 'email' }];
      return Response.json({ code: 'invalid-input', status: 422, message: 'no', fields }, { status: 422 });
    },
    outcome: () => page.getByLabelText(contact.email),
  },
  {
    what: 'a list that grows',
    content: (fetchApi) => <ActivitySection fetchApi={fetchApi} filters={{}} onFilter={async () => {}} />,
    known: { 'activity?signIns=hidden': { entries: [entry(2)], next: 2, people: [] } },
    ask: () => button('Mostrar más').click(),
    answer: () => Response.json({ entries: [entry(1)], next: null, people: [] }),
    outcome: () => page.getByRole('listitem').filter({ hasText: 'entry 1' }),
  },
  {
    what: 'a sign-in that fails',
    content: (fetchApi) => <SignInForm fetchApi={fetchApi} id="login" onSignedIn={() => {}} />,
    known: {},
    ask: async () => {
      await page.getByLabelText('Usuario').fill('prueba');
      await page.getByLabelText('Contraseña').fill('una clave equivocada');
      await button('Iniciar Sesión').click();
    },
    answer: () => Response.json({ message: 'Credenciales inválidas' }, { status: 401 }),
    outcome: () => page.getByLabelText('Contraseña'),
  },
  {
    what: 'a session that is ended',
    content: (fetchApi) => <SessionsDialog fetchApi={fetchApi} open onClose={() => {}} />,
    known: { sessions: { sessions: ['1', '2', '3'].map(session) } },
    ask: () => button(/Firefox 2/).click(),
    answer: () => new Response(null, { status: 204 }),
    outcome: () => page.getByRole('status').filter({ hasText: /sesión/i }),
    elsewhere: () => button(/Firefox 3/),
  },
  {
    what: 'a mail that is sent again',
    content: (fetchApi) => <MailFailures fetchApi={fetchApi} onNoFailureLeft={() => {}} />,
    known: { 'submissions/mail': { isConfigured: true, waiting: 0, failed: ['A', 'B'].map(failure) } },
    ask: () => button(/ A\b/).click(),
    answer: () => Response.json({ isConfigured: true, waiting: 1, failed: [failure('B')] }),
    outcome: () => page.getByRole('list'),
  },
  {
    what: 'a word about an answer',
    content: () => <RatedAnswer />,
    known: {},
    ask: async () => {
      await button(assistant.feedback.up).click();
      await button(assistant.feedback.send).click();
    },
    answer: () => Response.json({ reference: '' }, { status: 201 }),
    outcome: () => page.getByRole('paragraph').filter({ hasText: assistant.feedback.thanks }),
  },
];

/** An answer of the assistant, with what the visitor says about it. */
function RatedAnswer() {
  const [rating, setRating] = useState<Rating>();
  useEffect(() => {
    vi.spyOn(tabConversation, 'rate').mockImplementation((_id, given) => setRating(given));
  }, []);
  const answer: ReplyMessage = {
    id: 'a',
    timestamp: '2026-11-20T12:00:00Z',
    sender: 'bot',
    content: 'Sí.',
    kind: 'answer',
    language: 'es',
    ...(rating && { rating }),
  };
  return <Feedback answer={answer} question="¿Hay dentista?" />;
}

async function askOf({ content, known, ask }: Waiting) {
  problems.allow(/^4\d\d/);
  let arrive = (_answer: Response) => {};
  const answered = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  const fetchApi = vi.fn(async (path: string) => {
    const [, body] = Object.entries(known).find(([end]) => path.endsWith(end)) ?? [];
    return body ? Response.json(body) : answered;
  });
  vi.stubGlobal('fetch', fetchApi);
  await renderOnPage(
    <>
      <label>
        elsewhere <input />
      </label>
      {content(fetchApi)}
    </>,
    { language: 'es' },
  );
  await ask();
  return arrive;
}

describe.each(WAITING)('$what', (waiting) => {
  const { answer, outcome, elsewhere = () => page.getByLabelText('elsewhere') } = waiting;

  test('takes the focus of whoever waits', async () => {
    const arrive = await askOf(waiting);
    arrive(answer());
    await expect.poll(() => outcome().element()).toHaveFocus();
  });

  test('leaves it to whoever has gone elsewhere', async () => {
    const arrive = await askOf(waiting);
    (elsewhere().element() as HTMLElement).focus();
    await userEvent.keyboard('a');
    const response = answer();
    arrive(response);
    await expect.poll(() => response.bodyUsed || response.status === 204).toBe(true);
    await expect.poll(() => document.querySelector('[aria-busy]')).toBeNull();
    await expect.element(elsewhere()).toHaveFocus();
  });
});
