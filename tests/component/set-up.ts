import '#ui/styles.css';
import './locators.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toastStore } from '#ui/toast/toasts.ts';
import { emulateMedia } from './emulate-media.ts';
import { problems } from './problems.ts';

/* Around every component test: the window of a desktop, no motion, an empty device, and a guard against problems. */

beforeEach(async () => {
  await page.viewport(1280, 800);
  await emulateMedia({});
  problems.begin();
});

afterEach(async () => {
  vi.useRealTimers();
  for (const { id } of toastStore.list()) toastStore.dismiss(id);
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('class');
  expect(problems.end(), 'what was written to the console').toEqual([]);
});
