import { diffWordsWithSpace } from 'diff';
import { useTranslations } from 'use-intl';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { differingPassages, type Passage } from './passages.ts';

interface CompareVersionsProps {
  before: { title: string; passages: readonly Passage[] };
  after: { title: string; passages: readonly Passage[] };
}

/** Two versions side by side, part by part where they differ: words that were removed on the left, added on the right. */
export function CompareVersions({ before, after }: CompareVersionsProps) {
  const t = useTranslations('revisions.history');
  const pairs = differingPassages(before.passages, after.passages);
  if (pairs.length === 0) return <p role="status">{t('same')}</p>;
  return (
    <div className="space-y-5">
      {pairs.map((pair) => (
        <section key={pair.label} aria-label={pair.label}>
          <h3 className="font-bold">{pair.label}</h3>
          <div className="mt-2 grid gap-3 sm:grid-cols-2">
            <Side title={before.title} pair={pair} side="removed" />
            <Side title={after.title} pair={pair} side="added" />
          </div>
        </section>
      ))}
    </div>
  );
}

interface SideProps {
  title: string;
  pair: { before: string; after: string };
  side: 'removed' | 'added';
}

function Side({ title, pair, side }: SideProps) {
  const t = useTranslations('revisions.history');
  const text = side === 'removed' ? pair.before : pair.after;
  const parts = diffWordsWithSpace(pair.before, pair.after).filter((part) =>
    side === 'removed' ? !part.added : !part.removed,
  );
  const Changed = side === 'removed' ? 'del' : 'ins';
  const colour = side === 'removed' ? 'bg-coral-100' : 'bg-leaf-100';
  return (
    <div className="min-w-0 rounded-control border border-line px-4 py-3">
      <p className="text-ink-soft text-sm">{title}</p>
      <p className="mt-1 whitespace-pre-wrap break-words">
        {text === '' && <span className="text-ink-soft">{t('nothing')}</span>}
        {parts.map(({ value, added, removed }, place) =>
          added || removed ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no names, and never move
            <Changed key={place} className={colour}>
              <VisuallyHidden>{`${t(side)}: `}</VisuallyHidden>
              <span>{value}</span>
            </Changed>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <span key={place}>{value}</span>
          ),
        )}
      </p>
    </div>
  );
}
