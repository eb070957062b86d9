import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { useSite } from '#site/site-context.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { fetchAssistantQuestions } from './inbox.queries.ts';
import { saveFile } from './save-file.ts';

/** What visitors asked the assistant, as a file; shown only on a site that keeps it. */
export function AssistantQuestions({ fetchApi }: { fetchApi: FetchApi }) {
  const t = useTranslations('inbox');
  const { assistantKeepDays: days } = useSite();
  const exporting = useMutation({
    mutationFn: () => fetchAssistantQuestions(fetchApi),
    onSuccess: saveFile,
  });
  if (days === undefined) return null;
  return (
    <section aria-labelledby="assistant-questions-title" className="border-line border-t pt-6">
      <h3 id="assistant-questions-title" className="text-title-xs">
        {t('assistant.title')}
      </h3>
      <p className="mt-1 mb-4 text-ink-soft text-sm">{t('assistant.hint', { days })}</p>
      {exporting.isError && (
        <div className="mb-4">
          <Notice tone="problem" role="alert" title={t('exportFailed.title')}>
            <p>{t('exportFailed.text')}</p>
          </Notice>
        </div>
      )}
      <Button
        variant="secondary"
        size="sm"
        busyLabel={exporting.isPending ? t('exporting') : undefined}
        onClick={() => exporting.mutate()}
      >
        {t('assistant.export')}
      </Button>
    </section>
  );
}
