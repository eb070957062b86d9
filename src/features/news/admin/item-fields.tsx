import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/fields.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { CONTENT_LIMITS } from '../article-content-schema.ts';
import { fieldId } from './article-form.ts';
import { type ContentEditing, moveEntry, removeEntry } from './content-editing.ts';
import { replaced } from './list-edits.ts';
import { PartButtons } from './part-buttons.tsx';

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
  const t = useTranslations('articlesAdmin.content');
  const list = { list: items, place, onChange, focusLater: editing.focusLater };
  return (
    <div className="space-y-3">
      {items.length > 0 && (
        <ul aria-label={t('of', { part: t('items'), whole })} className="space-y-3">
          {items.map((item, index) => {
            const name = t('item', { number: index + 1 });
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: bullets may repeat, and are told by their place
              <li key={index} className="flex flex-wrap items-end gap-x-1 sm:flex-nowrap">
                <TextArea
                  id={fieldId(`${place}.${index}`)}
                  label={name}
                  rows={1}
                  maxLength={CONTENT_LIMITS.item}
                  value={item}
                  error={editing.errorAt(`${place}.${index}`)}
                  onChange={({ currentTarget }) => onChange(replaced(items, index, currentTarget.value))}
                  className="grow basis-full sm:basis-auto"
                />
                <PartButtons
                  place={`${place}.${index}`}
                  name={t('of', { part: name, whole })}
                  isFirst={index === 0}
                  isLast={index === items.length - 1}
                  onMove={(by) => moveEntry(list, index, by)}
                  onRemove={() => removeEntry(list, index)}
                />
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
        {t('addItem')}
        <VisuallyHidden> ({whole})</VisuallyHidden>
      </Button>
    </div>
  );
}
