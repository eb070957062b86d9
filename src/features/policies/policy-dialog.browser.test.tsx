import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { openWindowOf } from '../../../tests/component/window-of.ts';
import { LANGUAGES } from '../../../tests/support/languages.ts';
import { POLICIES } from './policies.ts';
import PolicyDialog from './policy-dialog.tsx';

test.each(LANGUAGES)('axe finds nothing on a policy in its dialog, in $code', async ({ code, words }) => {
  await openWindowOf(code);
  const policy = POLICIES.find(({ id }) => id === 'grievance');
  await renderOnPage(<PolicyDialog policy={policy} onClose={() => {}} />, { language: code });
  const dialog = page.getByRole('dialog', { name: words.site.policies.grievances });
  await expect.element(dialog.getByRole('link', { name: words.policies.asPage })).toBeVisible();
  await expectAccessible();
});
