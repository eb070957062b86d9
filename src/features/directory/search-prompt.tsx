import { useTranslations } from 'use-intl';
import { PhoneLink } from '#site/phone-link.tsx';
import { useSite } from '#site/site-context.tsx';
import { isExternal } from '#site/site-text.ts';
import { ButtonLink } from '#ui/external-link.tsx';
import { Stripes } from '#ui/stripes.tsx';

/** What is in place of results before any search. */
export function SearchPrompt() {
  const t = useTranslations('directory.prompt');
  const tSite = useTranslations('site');
  const { phones, links } = useSite();
  return (
    <section className="rounded-panel bg-sea-50 px-6 py-10 sm:px-10">
      <Stripes />
      <h2 className="mt-4 text-title-md">{t('title')}</h2>
      <p className="mt-2 max-w-[60ch] text-ink-soft text-lead">{t('text')}</p>
      <p className="mt-4">{t.rich('call', { phone: () => <PhoneLink phone={phones.customerService} /> })}</p>
      <p className="mt-8">
        <ButtonLink
          href={links.newQuote}
          variant="secondary"
          newTabLabel={isExternal(links.newQuote) ? tSite('opensInNewTab') : undefined}
        >
          {t('quote')}
        </ButtonLink>
      </p>
    </section>
  );
}
