import { Suspense, useEffect, useRef, useState } from 'react';
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
 * The way to the assistant: a round button at the bottom right of every page. So that it covers nothing, it is small
 * enough for the gutter until there is room for more (`grow-in-corner.ts`). Panel, messages and conversation are loaded
 * with the first press. Without JavaScript there is no button.
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
  useEffect(() => growLater(button.current), []);

  return (
    <>
      <section aria-label={t('region')} className="noscript:hidden print:hidden">
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
            'on-dark corner-button z-30 flex items-center justify-center rounded-full bg-coral-600 shadow-raised hover:bg-coral-700 forced-colors:border-2',
            open && Panel && 'invisible',
          )}
        >
          {isLoading ? <StripesInMotion className="w-1/2" plain /> : <Bubble />}
          {hasNews && (
            <span className="absolute top-0 left-0 size-1/3 rounded-full border-2 border-white bg-sun-400" />
          )}
          <VisuallyHidden>{hasNews ? t('openAnswer') : t('open')}</VisuallyHidden>
        </Tooltip>
      </section>
      {Panel && (
        <Suspense>
          <Panel open={open} button={button} onClose={() => setOpen(false)} onNews={() => setHasNews(true)} />
        </Suspense>
      )}
    </>
  );
}

/** Brings in the code that lets the button grow; where it cannot be loaded the button stays small. */
function growLater(button: HTMLElement | null): () => void {
  let isGone = false;
  let stop = () => {
    isGone = true;
  };
  import('./grow-in-corner.ts').then(
    ({ growInCorner }) => {
      if (button && !isGone) stop = growInCorner(button);
    },
    () => {},
  );
  return () => stop();
}

function Bubble() {
  return (
    <svg
      aria-hidden="true"
      // As large as the button, with the drawing in its middle half: a picture that moves while it grows is a layout shift.
      viewBox="-12 -12 48 48"
      className="absolute inset-0 size-full fill-none stroke-2 stroke-current"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M12.5 4a7.8 7.8 0 0 1 0 15.6c-1.3 0-2.5-.3-3.6-.9L4.5 20l1.2-4.2A7.8 7.8 0 0 1 12.5 4z" />
    </svg>
  );
}
