import { useTranslations } from 'use-intl';
import type { RevisionForm } from '#revisions/panel/kind-panel.ts';
import { NOTICE_LEVELS } from '#site/site-notice.ts';
import { ChoiceCards } from '#ui/choices.tsx';
import { TextArea, TextField } from '#ui/fields.tsx';
import { NOTICE_TEXT_LIMIT, type NoticeBody } from '../notice.ts';
import { NoticeTemplates } from './notice-templates.tsx';

/** The notice's fields, below what they can begin with. */
export function NoticeFields({ body, change, idOf, errorAt }: RevisionForm<NoticeBody>) {
  const t = useTranslations('notice');
  const part = (name: 'spanish' | 'english' | 'link' | 'until') => ({
    id: idOf(name),
    label: t(name),
    value: body[name],
    error: errorAt(name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change({ ...body, [name]: value }),
  });
  const left = (text: string) => t('left', { count: NOTICE_TEXT_LIMIT - text.length });
  return (
    <>
      <NoticeTemplates body={body} onChange={change} firstFieldId={idOf('spanish')} />
      <TextArea {...part('spanish')} hint={left(body.spanish)} rows={3} />
      <TextArea {...part('english')} hint={left(body.english)} rows={3} lang="en" />
      <ChoiceCards
        id={idOf('level')}
        name="level"
        legend={t('level')}
        layout="grid gap-2.5 sm:grid-cols-3"
        value={body.level}
        options={NOTICE_LEVELS.map((value) => ({ value, label: t(`levels.${value}`) }))}
        onChange={(level) => change({ ...body, level })}
      />
      <TextField {...part('link')} hint={t('linkHint')} inputMode="url" autoComplete="off" />
      <TextField {...part('until')} hint={t('untilHint')} type="datetime-local" className="sm:max-w-sm" />
    </>
  );
}
