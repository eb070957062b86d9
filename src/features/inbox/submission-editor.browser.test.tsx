import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { LONGEST_NOTE, type SubmissionDetail } from './inbox.ts';
import { SubmissionEditor } from './submission-editor.tsx';

test('a note that is too long stays, says how many characters are over, and is not saved', async () => {
  const detail = { reference: 'CC-2222-3333', state: 'new', note: '', version: 1 } as SubmissionDetail;
  const fetchApi = vi.fn(async () => Response.json({ ...detail, version: 2 }));
  await renderOnPage(<SubmissionEditor fetchApi={fetchApi} detail={detail} />, { language: 'es' });
  const note = page.getByLabelText('Nota interna');
  (note.element() as HTMLElement).focus();
  // As a paste does, which a longest length of the field would cut.
  document.execCommand('insertText', false, 'x'.repeat(LONGEST_NOTE + 1));
  await expect.element(note).toHaveAccessibleDescription(/Caben 4,000 caracteres y sobra 1\./);
  const save = page.getByRole('button', { name: 'Guardar cambios' });
  await save.click();
  await expect.element(note).toHaveFocus();
  expect(fetchApi).not.toHaveBeenCalled();
  await note.fill('Llamar el lunes');
  await save.click();
  await expect.poll(() => fetchApi.mock.calls).toHaveLength(1);
});
