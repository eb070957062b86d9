import { useTranslations } from 'use-intl';
import { TextField } from '#ui/fields.tsx';
import { CONTENT_LIMITS, type ContentSubsection } from '../article-content-schema.ts';
import { fieldId } from './article-form.ts';
import { type ContentEditing, hasWords, moveEntry, removeEntry } from './content-editing.ts';
import { ItemFields } from './item-fields.tsx';
import { replaced } from './list-edits.ts';
import { PartButtons } from './part-buttons.tsx';

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
  const t = useTranslations('articlesAdmin.content');
  const list = { list: subsections, place, onChange, focusLater: editing.focusLater };
  return subsections.map((subsection, index) => {
    const own = `${place}.${index}`;
    const part = t('subsection', { number: index + 1 });
    const name = t('of', { part, whole });
    const put = (changed: Partial<ContentSubsection>) =>
      onChange(replaced(subsections, index, { ...subsection, ...changed }));
    return (
      <fieldset
        // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat; subsections are told by their place
        key={index}
        aria-label={name}
        className="min-w-0 space-y-4 border-sea-100 border-l-4 pl-4"
      >
        <div className="flex items-center justify-between gap-3">
          <p aria-hidden="true" className="font-bold text-sm">
            {part}
          </p>
          <PartButtons
            place={own}
            name={name}
            isFirst={index === 0}
            isLast={index === subsections.length - 1}
            onMove={(by) => moveEntry(list, index, by)}
            onRemove={() => {
              removeEntry(list, index);
              if (hasWords(subsection)) editing.onRemoved(name, own);
            }}
          />
        </div>
        <TextField
          id={fieldId(`${own}.title`)}
          label={t('subsectionTitle')}
          maxLength={CONTENT_LIMITS.sectionTitle}
          value={subsection.title}
          error={editing.errorAt(`${own}.title`)}
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
