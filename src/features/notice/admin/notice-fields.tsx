import { useTranslations } from 'use-intl';
import { NOTICE_LEVELS } from '#site/site-notice.ts';
import { ChoiceCards } from '#ui/choices.tsx';
import { TextArea, TextField } from '#ui/fields.tsx';
import { NOTICE_TEXT_LIMIT, type NoticeBody } from '../notice.ts';

/** Where a field stands: the summary of what is wrong leads there. */
export function noticeFieldId(field: string): string {
  return `notice-${field}`;
}

interface NoticeFieldsProps {
  body: NoticeBody;
  /** A time of Florida; empty for now. */
  from: string;
  onChange: (body: NoticeBody) => void;
  onFrom: (from: string) => void;
  /** What is wrong with a field, in words. */
  errorAt: (field: string) => string | undefined;
}

/** The notice's own fields, and when it begins. */
export function NoticeFields({ body, from, onChange, onFrom, errorAt }: NoticeFieldsProps) {
  const t = useTranslations('notice');
  return (
    <>
      {(['spanish', 'english'] as const).map((name) => (
        <TextArea
          key={name}
          id={noticeFieldId(name)}
          label={t(name)}
          hint={t('left', { count: NOTICE_TEXT_LIMIT - body[name].length })}
          lang={name === 'english' ? 'en' : undefined}
          rows={3}
          value={body[name]}
          error={errorAt(name)}
          onChange={({ currentTarget: { value } }) => onChange({ ...body, [name]: value })}
        />
      ))}
      <ChoiceCards
        id={noticeFieldId('level')}
        name="level"
        legend={t('level')}
        layout="grid gap-2.5 sm:grid-cols-3"
        value={body.level}
        options={NOTICE_LEVELS.map((value) => ({ value, label: t(`levels.${value}`) }))}
        onChange={(level) => onChange({ ...body, level })}
      />
      <TextField
        id={noticeFieldId('link')}
        label={t('link')}
        hint={t('linkHint')}
        inputMode="url"
        autoComplete="off"
        value={body.link}
        error={errorAt('link')}
        onChange={({ currentTarget: { value } }) => onChange({ ...body, link: value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id={noticeFieldId('from')}
          type="datetime-local"
          label={t('from')}
          hint={t('fromHint')}
          value={from}
          error={errorAt('from')}
          onChange={({ currentTarget: { value } }) => onFrom(value)}
        />
        <TextField
          id={noticeFieldId('until')}
          type="datetime-local"
          label={t('until')}
          hint={t('untilHint')}
          value={body.until}
          error={errorAt('until')}
          onChange={({ currentTarget: { value } }) => onChange({ ...body, until: value })}
        />
      </div>
    </>
  );
}
