import { useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { TextField } from './fields.tsx';
import { Icon } from './icon.tsx';
import { useCopy } from './use-copy.ts';

interface CopyAndPrintProps {
  /** Of the field that shows the link where it cannot be copied. */
  id: string;
  /** The whole address; asked for in the browser only. */
  link: () => string;
  labels: { copyLink: string; copied: string; copyByHand: string; print: string };
  /** One button more where the device itself can pass a link on: what it says, and the link's title. */
  share?: { label: string; title: string };
}

/** Buttons: one copies a link, or shows it to be copied by hand; another prints the page. */
export function CopyAndPrint({ id, link, labels, share }: CopyAndPrintProps) {
  const { outcome, copy } = useCopy({ copied: labels.copied });
  const canShare = useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  );
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-3">
        {share && canShare && (
          <Button
            variant="secondary"
            size="sm"
            // Whoever closes the device's own list has changed their mind: nothing failed.
            onClick={() => void navigator.share({ title: share.title, url: link() }).catch(() => {})}
          >
            <Icon name="external" />
            <span>{share.label}</span>
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={() => void copy(link())}>
          <Icon name="link" />
          <span>{labels.copyLink}</span>
        </Button>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Icon name="printer" />
          <span>{labels.print}</span>
        </Button>
      </div>
      <p className="mt-3 text-leaf-700 text-sm">{outcome === 'copied' && labels.copied}</p>
      {outcome === 'byHand' && (
        <TextField
          id={id}
          label={labels.copyByHand}
          value={link()}
          readOnly
          autoFocus
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}

/** What a device can do stays the same. */
const neverChanges = () => () => {};
