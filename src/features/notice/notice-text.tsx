import { useTranslations } from 'use-intl';
import type { Locale } from '#i18n/locale.ts';
import { OutsideLink } from '#site/operator-links.tsx';
import type { NoticeLevel, SiteNotice } from '#site/site-notice.ts';
import { CloseButton } from '#ui/close-button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Container } from '#ui/section.tsx';

/** Never by colour alone: each level has its word and its icon, too. */
const LEVELS: Record<NoticeLevel, [background: string, icon: IconName, mark: string]> = {
  info: ['bg-sea-100', 'info', 'text-sea-700'],
  // The same sign on its head: an exclamation mark.
  warning: ['bg-sun-100', 'info', 'rotate-180 text-ink'],
  urgent: ['bg-coral-100', 'alert', 'text-coral-700'],
};

interface NoticeTextProps {
  notice: Pick<SiteNotice, 'level' | 'words' | 'href'>;
  locale: Locale;
  /** Without it there is nothing to close: in a preview. */
  onClose?: () => void;
}

/** How a notice looks. */
export function NoticeText({ notice: { level, words, href }, locale, onClose }: NoticeTextProps) {
  const t = useTranslations('shell.notice');
  const [background, icon, mark] = LEVELS[level];
  return (
    <section aria-label={t('label')} className={`text-ink forced-colors:border ${background}`}>
      <Container className="flex gap-3 py-3">
        <Icon name={icon} className={`mt-0.5 size-5 shrink-0 ${mark}`} />
        <p className="min-w-0 grow">
          <strong>{`${t(level)}: `}</strong>
          <span className="break-words">{href ? `${words[locale]} ` : words[locale]}</span>
          {href && (
            <OutsideLink href={href} className="text-link">
              {t('more')}
            </OutsideLink>
          )}
        </p>
        {onClose && <CloseButton label={t('close')} onClick={onClose} className="-my-2 noscript:hidden" />}
      </Container>
    </section>
  );
}
