import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SiteProvider, useSite } from '#site/site-context.tsx';
import type { SiteNotice } from '#site/site-notice.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { NoticeBar } from './notice-bar.tsx';

const STORM: SiteNotice = {
  version: 7,
  level: 'urgent',
  words: { en: 'Closed for the storm.', es: 'Cerrado por la tormenta.' },
};

/** A page whose facts are read again. */
function Page() {
  const site = useSite();
  const [notice, setNotice] = useState<SiteNotice>();
  return (
    <SiteProvider site={{ ...site, notice }}>
      <NoticeBar />
      <button type="button" onClick={() => setNotice(STORM)}>
        read again
      </button>
    </SiteProvider>
  );
}

test('a notice that appears while somebody is on the site is read out', async () => {
  await renderOnPage(<Page />);
  await page.getByRole('button', { name: 'read again' }).click();
  await expect.element(page.getByRole('region', { name: 'Notice' })).toBeVisible();
  await expect.element(page.getByRole('status').first()).toHaveTextContent('Urgent: Closed for the storm.');
});
