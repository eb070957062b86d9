import { type AnyKind, ONLY_SUBJECT } from '../define-kind.ts';
import type { KindPanel } from './kind-panel.ts';
import { RevisionEditor, type RevisionEditorProps } from './revision-editor.tsx';
import { useKindName } from './use-kind-name.ts';

interface KindPageProps extends Omit<RevisionEditorProps<object>, 'subject'> {
  kind: AnyKind;
  panel: KindPanel<object>;
}

/** The page of a kind of which there is one: what it is for, and its editor. */
export function KindPage(props: KindPageProps) {
  const { kind, panel } = props;
  const nameOf = useKindName();
  const { lead } = panel.useWords();
  return (
    <div className="max-w-4xl">
      <h1 className="text-title-md">{nameOf(kind.name)}</h1>
      <p className="mt-2 mb-6 max-w-reading text-ink-soft">{lead}</p>
      <RevisionEditor {...props} subject={ONLY_SUBJECT} />
    </div>
  );
}
