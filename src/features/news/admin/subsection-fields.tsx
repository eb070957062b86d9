import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/fields.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { CONTENT_LIMITS, type ContentSubsection } from '../article-content-schema.ts';
import { fieldId } from './article-form.ts';
import { type ContentEditing, PartButtons, replaced } from './content-parts.tsx';

interface SubsectionFieldsProps {
  subsections: readonly ContentSubsection[];
  /** The list in the form: "content.sections.0.subsections". */
  place: string;
  /** The section they belong to: "Sección 2". */
  whole: string;
  onChange: (subsections: ContentSubsection[]) => void;
  editing: ContentEditing;
}

/** The subsections of a section: each a title and its bullets. */
export function SubsectionFields({ subsections, place, whole, onChange, editing }: SubsectionFieldsProps) {
  const t = useTranslations('articles.content');
  const within = { list: subsections, place, onChange, editing };
  return subsections.map((subsection, index) => {
    const own = `${place}.${index}`;
    const part = t('subsection', { number: index + 1 });
    const name = t('of', { part, whole });
    const put = (changed: Partial<ContentSubsection>) =>
      onChange(replaced(subsections, index, { ...subsection, ...changed }));
    return (
      <fieldset
        // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat; subsections are identified by their place
        key={index}
        aria-label={name}
        className="min-w-0 space-y-4 border-sea-100 border-l-4 pl-4"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p aria-hidden="true" className="font-bold text-sm">
            {part}
          </p>
          <PartButtons within={within} index={index} name={name} restorable={subsection} />
        </div>
        <TextField
          id={fieldId(`${own}.title`)}
          label={t('subsectionTitle')}
          value={subsection.title}
          error={editing.errorAt(`${own}.title`, {
            text: subsection.title,
            limit: CONTENT_LIMITS.sectionTitle,
          })}
          onChange={({ currentTarget }) => put({ title: currentTarget.value })}
        />
        <ItemFields
          items={subsection.items}
          place={`${own}.items`}
          whole={name}
          onChange={(items) => put({ items })}
          editing={editing}
        />
      </fieldset>
    );
  });
}

/** Enter goes on with the next bullet, as in any list that is typed; with Shift it breaks the line inside one. */
function isNewBulletKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  // An input method ends a word with Enter.
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing;
}

interface ItemFieldsProps {
  items: readonly string[];
  /** The list in the form: "content.sections.0.items". */
  place: string;
  /** What the bullets belong to: "Sección 2". */
  whole: string;
  onChange: (items: string[]) => void;
  editing: ContentEditing;
}

/** The bullets of a section or subsection. */
export function ItemFields({ items, place, whole, onChange, editing }: ItemFieldsProps) {
  const t = useTranslations('articles.content');
  const within = { list: items, place, onChange, editing };
  return (
    <div className="space-y-3">
      {items.length > 0 && (
        <ul aria-label={t('of', { part: t('items'), whole })} className="space-y-3">
          {items.map((item, index) => {
            const name = t('item', { number: index + 1 });
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: bullets may repeat, and are identified by their place
              <li key={index} className="flex flex-wrap items-end gap-x-1 sm:flex-nowrap">
                <TextArea
                  id={fieldId(`${place}.${index}`)}
                  label={name}
                  rows={1}
                  value={item}
                  error={editing.errorAt(`${place}.${index}`, { text: item, limit: CONTENT_LIMITS.item })}
                  onChange={({ currentTarget }) => onChange(replaced(items, index, currentTarget.value))}
                  onKeyDown={(event) => {
                    if (!isNewBulletKey(event)) return;
                    event.preventDefault();
                    const { selectionStart, selectionEnd } = event.currentTarget;
                    onChange(
                      items.toSpliced(index, 1, item.slice(0, selectionStart), item.slice(selectionEnd)),
                    );
                    editing.focusLater(`${place}.${index + 1}`);
                  }}
                  className="grow basis-full sm:basis-auto"
                />
                <PartButtons within={within} index={index} name={t('of', { part: name, whole })} />
              </li>
            );
          })}
        </ul>
      )}
      <Button
        id={fieldId(`${place}.add`)}
        variant="quiet"
        size="sm"
        onClick={() => {
          onChange([...items, '']);
          editing.focusLater(`${place}.${items.length}`);
        }}
      >
        <Icon name="plus" />
        <span>{t('addItem')}</span>
        <VisuallyHidden>{` (${whole})`}</VisuallyHidden>
      </Button>
    </div>
  );
}
