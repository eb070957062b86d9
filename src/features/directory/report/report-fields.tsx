import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { forgetDraft, readDraft } from '#forms/form-draft.ts';
import { SiteField } from '#forms/site-field.tsx';
import { SiteForm } from '#forms/site-form.tsx';
import { useSiteForm } from '#forms/use-site-form.ts';
import { Notice } from '#ui/notice.tsx';
import { providerReportForm } from './provider-report-form.ts';

const { kind } = providerReportForm;

/** What is wrong with one row of the directory. */
export default function ReportFields({ providerId }: { providerId: string }) {
  const t = useTranslations('provider');
  const [definition] = useState(() => {
    // What was typed about another row is not about this one.
    if (readDraft(kind)?.values['providerId'] !== providerId) forgetDraft(kind);
    return { ...providerReportForm, initial: { ...providerReportForm.initial, providerId } };
  });
  const form = useSiteForm({ definition });
  const { error: gone, id } = form.field('providerId');
  return (
    <SiteForm
      form={form}
      submitLabel={t('report.submit')}
      busyLabel={t('report.submitting')}
      note={t('report.privacy')}
      success={{
        title: t('report.success.title'),
        text: t('report.success.text'),
        again: t('report.success.again'),
      }}
    >
      <input type="hidden" name="providerId" value={providerId} />
      {gone && (
        <div id={id} tabIndex={-1}>
          <Notice tone="problem">
            <p id={`${id}-error`}>{gone}</p>
          </Notice>
        </div>
      )}
      <SiteField form={form} name="problem" />
      <SiteField form={form} name="details" hint={t('detailsHint')} rows={3} />
      <SiteField form={form} name="phone" hint={t('phoneHint')} />
    </SiteForm>
  );
}
