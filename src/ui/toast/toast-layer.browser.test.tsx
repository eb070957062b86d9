import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { ENGLISH } from '../../../tests/support/languages.ts';
import { Dialog } from '../dialog.tsx';
import { DisclosureMenu } from '../disclosure-menu.tsx';
import { showToast } from './toasts.ts';

/* A toast lies over whatever else is open, and what is done with it is done with it alone. */

const toast = () => page.getByRole('listitem').filter({ hasText: 'Saved' });
const cross = () => toast().getByRole('button', { name: ENGLISH.words.shell.toast.close });
const dialog = () => page.getByRole('dialog', { name: 'Article' });

async function showSaved() {
  showToast({ title: 'Saved' });
  await expect.element(toast()).toBeVisible();
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Write
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Article" closeLabel="Leave">
        <label>
          Title <input />
        </label>
        <button type="button" onClick={() => setOpen(false)}>
          Save
        </button>
      </Dialog>
    </>
  );
}

test('over a dialog, its cross closes it and not the dialog, and whoever types goes on', async () => {
  await renderOnPage(<Page />);
  await page.getByRole('button', { name: 'Write' }).click();
  await page.getByLabelText('Title').fill('Heat');
  await showSaved();
  await expectAccessible();
  await toast().click();
  await expect.element(toast()).toBeVisible();
  await cross().click();
  await expect.element(toast()).not.toBeInTheDocument();
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard(' wave');
  await expect.element(page.getByLabelText('Title')).toHaveValue('Heat wave');
});

test('over a dialog, F8 leads to it, and Escape closes it alone', async () => {
  await renderOnPage(<Page />);
  await page.getByRole('button', { name: 'Write' }).click();
  await showSaved();
  await userEvent.keyboard('{F8}');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.element(toast()).not.toBeInTheDocument();
  await expect.element(dialog()).toBeVisible();
});

test('it stays in sight and in reach when a dialog opens under it, and when that closes', async () => {
  await renderOnPage(<Page />);
  await showSaved();
  await page.getByRole('button', { name: 'Write' }).click();
  await expect.element(dialog()).toBeVisible();
  await expect.element(toast()).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(toast()).toBeVisible();
  await cross().click();
  await expect.element(toast()).not.toBeInTheDocument();
});

test('beside an open menu, its cross closes it and not the menu', async () => {
  await renderOnPage(
    <DisclosureMenu label="Providers">
      <li>
        <a href="#join">Join</a>
      </li>
    </DisclosureMenu>,
  );
  const link = page.getByRole('link', { name: 'Join' });
  await page.getByRole('button', { name: 'Providers' }).click();
  await showSaved();
  await cross().click();
  await expect.element(toast()).not.toBeInTheDocument();
  await expect.element(link).toBeVisible();
});
