import type { AnyKind } from '#revisions/define-kind.ts';
import { KindPage } from '#revisions/panel/kind-page.tsx';
import type { LoadPreviewWords } from '#revisions/panel/kind-panel.ts';
import { renderOnPage } from './render-on-page.tsx';
import { NOTHING, revisionsApi } from './revisions-api.ts';

/**
 * Opens the panel's page of a kind of which there is one.
 *
 * @param standing how it stands
 * @param answers each write is answered with the next of them
 * @returns as `revisionsApi` does
 */
export async function openKindPage(
  kind: AnyKind,
  standing: object,
  answers: [status: number, body: unknown][],
  loadPreviewWords: LoadPreviewWords = async () => ({ en: {}, es: {} }),
) {
  const given = revisionsApi({ [`${kind.name}/site`]: { ...NOTHING, ...standing } }, ...answers);
  const panel = (await kind.panel?.())?.default;
  if (!panel) throw new Error(`The kind ${kind.name} has no page.`);
  await renderOnPage(<KindPage fetchApi={given.fetchApi} {...{ kind, panel, loadPreviewWords }} />, {
    language: 'es',
    path: `/admin/${kind.name}`,
  });
  return given;
}
