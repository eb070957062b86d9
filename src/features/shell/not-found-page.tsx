import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useSite } from '#site/site-context.tsx';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

/** Any path without a page (specification, section 2): its two sentences, then a way on. */
export function NotFoundPage() {
  const t = useTranslations('shell');
  const { brandName } = useSite();
  return (
    <Container className="py-section">
      <title>{`${t('notFound.pageTitle')} | ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <SectionHeading level={1} title={t('notFound.title')} lead={t('notFound.text')} />
      <p className="mt-8">{t('notFound.help')}</p>
      <ul className="mt-4 space-y-3">
        <li>
          <Link to="/{-$locale}" params={{ locale: undefined }} className="text-link">
            {t('notFound.home')}
          </Link>
        </li>
        <li>
          <Link to="/{-$locale}/quote" params={{ locale: undefined }} className="text-link">
            {t('footer.quotePage')}
          </Link>
        </li>
        <li>
          <Link to="/{-$locale}/providers" params={{ locale: undefined }} className="text-link">
            {t('footer.providersPage')}
          </Link>
        </li>
      </ul>
    </Container>
  );
}
