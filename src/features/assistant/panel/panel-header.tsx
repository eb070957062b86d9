import type { ReactElement, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { telHref } from '#i18n/format.ts';
import { EMERGENCY_NUMBERS } from '#site/emergency-numbers.ts';
import { useSite } from '#site/site-context.tsx';
import { BrandMark } from '#ui/brand.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { AssistantIcon } from './assistant-icon.tsx';

/** What was just done with the conversation; in the words of the panel's catalog. */
export type Done = 'copied' | 'copyByHand' | 'cleared';

interface PanelHeaderProps {
  heading: RefObject<HTMLHeadingElement | null>;
  titleId: string;
  /** Of the sentence that says what this is. */
  noteId: string;
  done: Done | undefined;
  canCopyAndClear: boolean;
  onCopy: () => void;
  onClear: () => void;
  onClose: () => void;
}

/** What this is, how to reach a person instead, and what can be done with the conversation. Always in sight. */
export function PanelHeader({ heading, titleId, noteId, done, ...actions }: PanelHeaderProps) {
  const t = useTranslations('assistant');
  const tSite = useTranslations('site.phones');
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
          {/* Not so near that the conversation is cleared by mistake. */}
          <div className="ml-2">
            <HeaderButton label={t('close')} onPress={actions.onClose}>
              <Icon name="close" className="size-6" />
            </HeaderButton>
          </div>
        </div>
      </div>
      <div className="border-line border-b bg-white px-3 py-1.5">
        {/* The list is named by it. */}
        <p aria-hidden="true" className="px-1 text-ink-soft text-xs max-[24rem]:px-0.5">
          {t('person')}
        </p>
        <ul
          aria-label={t('person')}
          className="flex flex-wrap justify-between gap-x-1 leading-tight max-[24rem]:text-sm"
        >
          <Call label={tSite('miamiDade')} phone={phones.miamiDade} href={telHref(phones.miamiDade)} />
          <Call
            label={t('otherCounties')}
            phone={phones.otherCounties}
            href={telHref(phones.otherCounties)}
          />
          <Call
            label={t('emergency')}
            phone={EMERGENCY_NUMBERS.emergency}
            href={`tel:${EMERGENCY_NUMBERS.emergency}`}
            isEmergency
          />
        </ul>
      </div>
      <p
        role="status"
        className={classNames(
          'px-4 text-sm not-empty:py-1.5',
          done === 'copyByHand' ? 'bg-coral-100 text-coral-700' : 'bg-leaf-100 text-leaf-700',
        )}
      >
        {done && t(done)}
      </p>
    </div>
  );
}

interface CallProps {
  label: string;
  phone: string;
  href: string;
  isEmergency?: boolean;
}

/** Whom a number reaches above the number: three stand side by side on a phone, each large enough for a thumb. */
function Call({ label, phone, href, isEmergency = false }: CallProps) {
  return (
    <li>
      <a
        href={href}
        className="flex min-h-11 flex-col justify-center whitespace-nowrap px-1 max-[24rem]:px-0.5"
      >
        <span className="text-ink-soft">{label}</span>{' '}
        <span
          className={classNames(
            'underline underline-offset-2 min-[24rem]:font-bold',
            isEmergency ? 'font-bold text-coral-700' : 'text-sea-700',
          )}
        >
          {phone}
        </span>
      </a>
    </li>
  );
}

interface HeaderButtonProps {
  label: string;
  onPress: () => void;
  children: ReactElement;
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
