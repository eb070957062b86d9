import { OFFLINE_NOTICE_ID, untilSettled, WAITING_EVENT } from '#ui/connection.ts';

/** Where browsers are given a cookie that proves when a page with a form was opened (form-opening.server.ts). */
export const FORM_OPENED_PATH = '/form-opened';

/** How long a form waits for that proof. */
const LONGEST_PROOF_MS = 5000;

/**
 * In the browser, until a form's code has come: the browser sends the form itself. Without a connection it would leave
 * the page and what was typed there, so the form is held until that is back, and the page says so; whoever types or goes
 * elsewhere meanwhile sends it again themselves (`ui/watch-focus.ts`). Of what is posted the server asks for a proof that
 * the page was opened, which is fetched first.
 */
export function holdNativeForms(): void {
  addEventListener('submit', (event) => void holdForm(event));
}

async function holdForm(event: SubmitEvent): Promise<void> {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const { dataset } = form;
  const isPost = form.method === 'post';
  if (dataset['ready']) {
    delete dataset['ready'];
    return;
  }
  if (event.defaultPrevented || (navigator.onLine && !isPost)) return;
  event.preventDefault();
  if (dataset['held']) return;
  dataset['held'] = '1';
  const hasMovedOn = !navigator.onLine && (await waitForConnection());
  if (isPost && !hasMovedOn) {
    await fetch(FORM_OPENED_PATH, { signal: AbortSignal.timeout(LONGEST_PROOF_MS) }).catch(() => {});
  }
  delete dataset['held'];
  if (hasMovedOn || !form.isConnected) return;
  dataset['ready'] = '1';
  form.requestSubmit(event.submitter);
}

/** @returns whether the visitor has typed or gone elsewhere meanwhile */
async function waitForConnection(): Promise<boolean> {
  const place = document.activeElement;
  let hasTyped = false;
  const notice = document.getElementById(OFFLINE_NOTICE_ID);
  if (notice) notice.hidden = false;
  dispatchEvent(new Event(WAITING_EVENT));
  const type = () => {
    hasTyped = true;
  };
  addEventListener('input', type, { once: true });
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  if (notice) notice.hidden = true;
  await untilSettled();
  const { activeElement } = document;
  return hasTyped || (activeElement !== place && activeElement !== document.body);
}
