import '#ui/styles.css';
import './locators.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { mendTranslatedText } from '#client/mend-translated-text.ts';
import { toastStore } from '#ui/toast/toasts.ts';
import { emulateMedia } from './emulate-media.ts';
import { problems } from './problems.ts';

/* Around every component test: a desktop's window, no motion, an empty device, and a guard against problems. */

// As the site does before it renders (app/client.tsx).
mendTranslatedText();

beforeEach(async () => {
  await page.viewport(1280, 800);
  await emulateMedia({});
  // Nothing is under a pointer that a test before has left somewhere.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
  problems.begin();
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const { id } of toastStore.list()) toastStore.dismiss(id);
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('class');
  expect(problems.end(), 'what was written to the console').toEqual([]);
});
