import { useState } from 'react';
import { type ArticleDraft, forgetDraft, listDrafts, restoreDraft } from './article-draft.ts';

/** The drafts in this browser: which there are, and throwing one away, which is asked about and can be undone. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<readonly ArticleDraft[]>(listDrafts);
  const [toDiscard, setToDiscard] = useState<ArticleDraft>();
  const [discarded, setDiscarded] = useState<ArticleDraft>();
  const reload = () => setDrafts(listDrafts());
  return {
    drafts,
    reload,
    /** The draft about which is asked whether to throw it away. */
    toDiscard,
    askToDiscard: setToDiscard,
    discard: () => {
      if (!toDiscard) return;
      forgetDraft(toDiscard.id);
      setDiscarded(toDiscard);
      setToDiscard(undefined);
      reload();
    },
    /** The draft that was thrown away last, as long as the page stays. */
    discarded,
    undoDiscard: () => {
      if (!discarded || !restoreDraft(discarded)) return;
      setDiscarded(undefined);
      reload();
    },
  };
}
