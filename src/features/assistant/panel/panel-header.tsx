import type { ReactNode, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { PhoneLink } from '#site/phone-link.tsx';
import { useSite } from '#site/site-context.tsx';
import { BrandMark } from '#ui/brand-mark.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AssistantIcon } from './assistant-icon.tsx';

interface PanelHeaderProps {
  heading: RefObject<HTMLHeadingElement | null>;
  titleId: string;
  /** Of the sentence that says what this is. */
  noteId: string;
  /** What was just done. */
  done: string;
  canCopyAndClear: boolean;
  onCopy: () => void;
  onClear: () => void;
  onClose: () => void;
}

/** What this is, how to reach a person instead, and what can be done with the conversation. Always in sight. */
export function PanelHeader({ heading, titleId, noteId, done, ...actions }: PanelHeaderProps) {
  const t = useTranslations('assistant');
  const { phones } = useSite();
  return (
    <div className="shrink-0">
      <div className="on-dark flex items-center gap-2.5 bg-sea-900 py-2 pr-1.5 pl-4">
        <BrandMark onDark className="size-9 max-[24rem]:hidden" />
        <div className="min-w-0 grow">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="text-title-xs">
            {t('title')}
          </h2>
          <p id={noteId} className="text-sea-100 text-xs leading-tight">
            {t('automated')}
          </p>
        </div>
        <div className="flex shrink-0">
          {actions.canCopyAndClear && (
            <>
              <HeaderButton label={t('copy')} onPress={actions.onCopy}>
                <AssistantIcon name="copy" />
              </HeaderButton>
              <HeaderButton label={t('clear')} onPress={actions.onClear}>
                <AssistantIcon name="trash" />
              </HeaderButton>
            </>
          )}
          <HeaderButton label={t('close')} onPress={actions.onClose}>
            <Icon name="close" className="size-6" />
          </HeaderButton>
        </div>
      </div>
      <p className="border-line border-b bg-white px-4 py-2 text-ink-soft text-xs leading-snug">
        {t.rich('person', {
          miamiDade: () => <PhoneLink phone={phones.miamiDade} />,
          otherCounties: () => <PhoneLink phone={phones.otherCounties} />,
        })}{' '}
        <span className="whitespace-nowrap">
          {t.rich('emergencyNumber', {
            number: () => (
              <a href="tel:911" className="font-bold text-coral-700 underline underline-offset-2">
                911
              </a>
            ),
          })}
        </span>
      </p>
      <p role="status" className="bg-leaf-100 px-4 text-leaf-700 text-sm not-empty:py-1.5">
        {done}
      </p>
    </div>
  );
}

interface HeaderButtonProps {
  label: string;
  onPress: () => void;
  children: ReactNode;
}

function HeaderButton({ label, onPress, children }: HeaderButtonProps) {
  return (
    <button
      type="button"
      title={label}
      onClick={onPress}
      className="inline-flex size-11 items-center justify-center rounded-control transition-colors hover:bg-sea-700"
    >
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
