import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { BLANK, type NoticeBody } from '../notice.ts';
import { NOTICE_TEMPLATES, type NoticeTemplate, TEMPLATE_NAMES } from './templates.ts';

interface NoticeTemplatesProps {
  body: NoticeBody;
  onChange: (body: NoticeBody) => void;
  /** Where the first blank is looked for. */
  firstFieldId: string;
}

/** Fills both languages with what is often said, and goes to the first blank. What stood there can be had back. */
export function NoticeTemplates({ body, onChange, firstFieldId }: NoticeTemplatesProps) {
  const t = useTranslations('notice');
  const [replaced, setReplaced] = useState<NoticeBody>();
  const [taken, setTaken] = useState(0);
  useEffect(() => {
    if (taken > 0) selectFirstBlank(firstFieldId);
  }, [taken, firstFieldId]);
  const take = (name: NoticeTemplate) => {
    if (body.spanish !== '' || body.english !== '') setReplaced(body);
    onChange({ ...NOTICE_TEMPLATES[name], until: body.until });
    setTaken((count) => count + 1);
  };
  return (
    <section aria-labelledby="notice-templates">
      <h2 id="notice-templates" className="text-title-xs">
        {t('templates.title')}
      </h2>
      <p className="mt-1 mb-3 text-sm">{t('templates.lead', { blank: BLANK })}</p>
      <div className="flex flex-wrap gap-3">
        {TEMPLATE_NAMES.map((name) => (
          <Button key={name} variant="secondary" size="sm" onClick={() => take(name)}>
            {t(`templates.${name}`)}
          </Button>
        ))}
        {replaced && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              onChange(replaced);
              setReplaced(undefined);
            }}
          >
            {t('templates.undo')}
          </Button>
        )}
      </div>
    </section>
  );
}

function selectFirstBlank(fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!(field instanceof HTMLTextAreaElement)) return;
  const start = field.value.indexOf(BLANK);
  field.focus();
  if (start >= 0) field.setSelectionRange(start, start + BLANK.length);
}
