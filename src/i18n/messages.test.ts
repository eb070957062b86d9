import { createTranslator } from 'use-intl/core';
import { expect, test, vi } from 'vitest';
import { reportMissingMessage } from './messages.ts';

test('a missing translation key logs a warning and shows the key itself', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const messages: Record<string, string> = {};
  const t = createTranslator({ locale: 'en-US', messages, ...reportMissingMessage });
  expect(t('quote.title')).toBe('quote.title');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
