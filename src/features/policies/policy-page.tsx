import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { POLICIES, type Policy } from '#features/policies/policies.ts';
import { PolicyText } from '#features/policies/policy-text.tsx';
import { WITHOUT_FOOTERS } from '#site/discount-plan-disclosures.tsx';
import { useSite } from '#site/site-context.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Container, SectionHeading } from '#ui/section.tsx';

/** One policy as a page of its own: to read without JavaScript, to print and to share. */
export function PolicyPage({ policy }: { policy: Policy }) {
  const t = useTranslations('policies');
  const tSite = useTranslations('site.policies');
  const { legalName } = useSite();
  return (
    <Container className="grid gap-x-16 gap-y-12 py-section lg:grid-cols-[2.2fr_1fr] print:block print:py-0">
      <div className="min-w-0">
        <SectionHeading level={1} eyebrow={legalName} title={tSite(policy.key)} />
        <div className={classNames('mt-10', 'describesDiscountPlan' in policy && WITHOUT_FOOTERS)}>
          <PolicyText policy={policy} headingLevel={2} />
        </div>
      </div>
      <aside className="space-y-8 lg:pt-4 print:hidden" aria-labelledby="other-policies">
        <Button variant="secondary" size="sm" className="noscript:hidden" onClick={() => window.print()}>
          <Icon name="printer" />
          <span>{t('print')}</span>
        </Button>
        <div>
          <h2 id="other-policies" className="text-title-xs">
            {t('others')}
          </h2>
          <ul className="mt-3 divide-y divide-line border-line border-t-2">
            {POLICIES.filter(({ id }) => id !== policy.id).map(({ id, key }) => (
              <li key={id}>
                <Link
                  to="/{-$locale}/policies/$policy"
                  params={{ policy: id }}
                  className="flex min-h-12 items-center justify-between gap-3 rounded-sm py-2 font-bold hover:text-sea-700 hover:underline"
                >
                  <span>{tSite(key)}</span>
                  <Icon name="arrow-right" className="size-5 text-sea-600" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </Container>
  );
}
