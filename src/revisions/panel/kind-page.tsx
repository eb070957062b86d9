import type { FetchApi } from '#client/api.ts';
import { ONLY_SUBJECT } from '../define-kind.ts';
import type { KindPanel, LoadPreviewWords } from './kind-panel.ts';
import { RevisionEditor } from './revision-editor.tsx';
import { useKindName } from './use-kind-name.ts';

/** What the page of a kind is given by its route. */
export type KindPageProps = { fetchApi: FetchApi; loadPreviewWords: LoadPreviewWords };

/** The page of a kind of which there is one: what it is for, and its editor. */
export function KindPage<Body extends object>({
  panel,
  ...props
}: KindPageProps & { panel: KindPanel<Body> }) {
  const nameOf = useKindName();
  const { lead } = panel.useWords();
  return (
    <div className="max-w-4xl">
      <h1 className="text-title-md">{nameOf(panel.kind.name)}</h1>
      <p className="mt-2 mb-6 max-w-reading text-ink-soft">{lead}</p>
      <RevisionEditor {...props} panel={panel} subject={ONLY_SUBJECT} />
    </div>
  );
}
