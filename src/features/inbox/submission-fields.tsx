import { useTranslations } from 'use-intl';
import { telHref } from '#i18n/format.ts';
import { useSite } from '#site/site-context.tsx';
import { fieldLink, fieldsInOrder, type SubmissionDetail } from './inbox.ts';
import { mailHref } from './mail-href.ts';
import { useSubmissionLabels } from './use-submission-labels.ts';

/** What the visitor sent, field by field, with links that call or write. */
export function SubmissionFields({ detail }: { detail: SubmissionDetail }) {
  const { fieldLabel } = useSubmissionLabels();
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {fieldsInOrder(detail.kind, detail.fields).map(([field, value]) => (
        <div key={field} className={value.length > 60 || value.includes('\n') ? 'sm:col-span-2' : 'min-w-0'}>
          <dt className="text-ink-soft text-sm">{fieldLabel(field)}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            <FieldValue field={field} value={value} detail={detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface FieldValueProps {
  field: string;
  value: string;
  detail: SubmissionDetail;
}

function FieldValue({ field, value, detail: { kind, reference, language } }: FieldValueProps) {
  const t = useTranslations('inbox');
  const { brandName } = useSite();
  const { valueLabel } = useSubmissionLabels();
  if (value === '') return <span className="text-ink-soft">{t('detail.nothing')}</span>;
  const link = fieldLink(kind, field, value);
  if (link === undefined) return valueLabel(kind, field, value);
  const href =
    link === 'phone'
      ? telHref(value)
      : mailHref(value, t(`detail.mailSubjects.${language}`, { brand: brandName, reference }));
  return (
    <a href={href} className="text-link">
      {value}
    </a>
  );
}
