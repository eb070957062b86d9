import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';
import { useCopy } from '#ui/use-copy.ts';

interface InvitationLinkProps {
  /** Null where it was mailed. */
  link: string | null;
  /** Where it should have been mailed; empty for nowhere. */
  email: string;
  onClose: () => void;
}

/** An invitation that was made: that it was mailed, or its link to copy, this once. */
export function InvitationLink({ link, email, onClose }: InvitationLinkProps) {
  const t = useTranslations('people');
  const id = useId();
  const { outcome, copy } = useCopy({ copied: t('copied'), byHand: t('copyByHand') });
  const part = useRef<HTMLDivElement>(null);
  // What was pressed is gone; the keyboard goes on here.
  useEffect(() => part.current?.focus(), []);
  return (
    <div ref={part} tabIndex={-1} className="space-y-5">
      {link === null ? (
        <p role="status">{t('mailed', { email })}</p>
      ) : (
        <>
          {email !== '' && (
            <Notice tone="problem" role="alert">
              {t('notMailed', { email })}
            </Notice>
          )}
          <p>{t('linkReady')}</p>
          <TextField
            id={`${id}-link`}
            label={t('link')}
            value={link}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
            error={outcome === 'byHand' ? t('copyByHand') : undefined}
          />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {link !== null && (
          <Button onClick={() => void copy(link)}>{outcome === 'copied' ? t('copied') : t('copy')}</Button>
        )}
        <Button variant={link === null ? 'primary' : 'secondary'} onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}
