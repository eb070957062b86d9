import { Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadCatalog } from '#client/message-catalog.tsx';
import { assistantCatalog } from '#features/assistant/assistant.catalog.ts';
import { LOCALES } from '#i18n/locale.ts';
import { useSite } from '#site/site-context.tsx';
import { StripesInMotion } from '#ui/brand.tsx';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';

/**
 * The way to the assistant: a round button at the bottom right of every page. It floats over the content and comes to
 * rest on the upper edge of the footer, half in the room above it and half in the footer's own, so that it never covers
 * the footer's text. Panel, messages and conversation are loaded with the first press. Without JavaScript there is no
 * button.
 */
export function AssistantButton() {
  const t = useTranslations('shell.assistant');
  const { phones } = useSite();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [hasNews, setHasNews] = useState(false);
  const Panel = useOnDemand(
    async () => {
      const [module] = await Promise.all([
        import('./assistant-panel.tsx'),
        // Both languages: answers are in that of their question, and a switch then takes nothing away.
        ...LOCALES.map((locale) => loadCatalog(assistantCatalog, locale)),
      ]);
      return module;
    },
    open,
    {
      onFailure: () => {
        setOpen(false);
        showToast({ title: t('failed'), description: t('failedText', phones), variant: 'destructive' });
      },
      onMovedOn: () => setOpen(false),
    },
  );
  const isLoading = open && !Panel;

  return (
    <>
      <section
        aria-label={t('region')}
        className="pointer-events-none sticky bottom-[calc(2rem+max(1rem,env(safe-area-inset-bottom)))] z-30 h-0 noscript:hidden print:hidden"
      >
        <Tooltip
          ref={button}
          content={t('tooltip')}
          aria-haspopup="dialog"
          aria-busy={isLoading || undefined}
          onClick={() => {
            setHasNews(false);
            setOpen(true);
          }}
          className={classNames(
            'on-dark pointer-events-auto absolute right-[max(1rem,env(safe-area-inset-right))] -bottom-8 flex size-16 items-center justify-center rounded-[50%_50%_0.875rem_50%] bg-coral-600 shadow-raised transition-colors hover:bg-coral-700 sm:right-6 forced-colors:border-2',
            open && Panel && 'invisible',
          )}
        >
          {isLoading ? <StripesInMotion className="w-7" plain /> : <Bubble />}
          {hasNews && (
            <span className="absolute top-0.5 right-0.5 size-4 rounded-full border-2 border-white bg-sun-400" />
          )}
          <VisuallyHidden>{hasNews ? t('openAnswer') : t('open')}</VisuallyHidden>
        </Tooltip>
      </section>
      {/* Beside the section, whose place under the header is not the panel's. */}
      {Panel && (
        <Suspense>
          <Panel open={open} button={button} onClose={() => setOpen(false)} onNews={() => setHasNews(true)} />
        </Suspense>
      )}
    </>
  );
}

function Bubble() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-7 fill-none stroke-2 stroke-current"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M12.5 4a7.8 7.8 0 0 1 0 15.6c-1.3 0-2.5-.3-3.6-.9L4.5 20l1.2-4.2A7.8 7.8 0 0 1 12.5 4z" />
    </svg>
  );
}
