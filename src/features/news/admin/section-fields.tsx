import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/fields.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { isDanger, isPlaceholderHeading } from '../article-content.ts';
import { CONTENT_LIMITS, type ContentSection } from '../article-content-schema.ts';
import { fieldId } from './article-form.ts';
import { type ContentEditing, PartButtons, replaced } from './content-parts.tsx';
import { ItemFields, SubsectionFields } from './subsection-fields.tsx';

interface SectionFieldsProps {
  sections: readonly ContentSection[];
  onChange: (sections: ContentSection[]) => void;
  editing: ContentEditing;
}

const PLACE = 'content.sections';

/** All sections of the content; the first holds the 'Contenido Principal' (docs/product/article-administration.md). */
export function SectionFields({ sections, onChange, editing }: SectionFieldsProps) {
  const t = useTranslations('articles.content');
  const within = { list: sections, place: PLACE, onChange, editing };
  return (
    <div className="space-y-6">
      {sections.map((section, index) => {
        const name = index === 0 ? t('first') : t('section', { number: index + 1 });
        return (
          <Section
            // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat; sections are identified by their place
            key={index}
            section={section}
            place={`${PLACE}.${index}`}
            name={name}
            isMain={index === 0}
            onChange={(changed) => onChange(replaced(sections, index, changed))}
            editing={editing}
            buttons={
              sections.length > 1 && (
                <PartButtons within={within} index={index} name={name} restorable={section} />
              )
            }
          />
        );
      })}
      <Button
        id={fieldId(`${PLACE}.add`)}
        variant="secondary"
        size="sm"
        onClick={() => {
          onChange([...sections, { title: '', content: '' }]);
          editing.focusLater(`${PLACE}.${sections.length}.title`);
        }}
      >
        <Icon name="plus" />
        <span>{t('addSection')}</span>
      </Button>
      <p className="text-ink-soft text-sm">{t('dangerHowTo')}</p>
    </div>
  );
}

interface SectionProps {
  section: ContentSection;
  place: string;
  name: string;
  isMain: boolean;
  onChange: (section: ContentSection) => void;
  editing: ContentEditing;
  buttons: ReactElement | false;
}

function Section({ section, place, name, isMain, onChange, editing, buttons }: SectionProps) {
  const t = useTranslations('articles.content');
  const put = (changed: Partial<ContentSection>) => onChange({ ...section, ...changed });
  const { items = [], subsections = [] } = section;
  const titleHint = isDanger(section)
    ? t('dangerHint')
    : isPlaceholderHeading(section.title)
      ? t('placeholderHint')
      : undefined;
  return (
    <fieldset aria-label={name} className="min-w-0 space-y-4 rounded-surface border border-line p-4 sm:p-5">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <p aria-hidden="true" className="font-bold font-display text-title-xs">
          {name}
        </p>
        {buttons}
      </div>
      <TextField
        id={fieldId(`${place}.title`)}
        label={t('sectionTitle')}
        hint={titleHint}
        value={section.title}
        error={editing.errorAt(`${place}.title`, { text: section.title, limit: CONTENT_LIMITS.sectionTitle })}
        onChange={({ currentTarget }) => put({ title: currentTarget.value })}
      />
      <TextArea
        id={fieldId(`${place}.content`)}
        label={isMain ? t('main') : t('sectionText')}
        hint={isMain ? t('mainHint') : undefined}
        rows={isMain ? 8 : 5}
        required={isMain}
        value={section.content}
        error={editing.errorAt(`${place}.content`, {
          text: section.content,
          limit: CONTENT_LIMITS.sectionText,
        })}
        onChange={({ currentTarget }) => put({ content: currentTarget.value })}
      />
      <ItemFields
        items={items}
        place={`${place}.items`}
        whole={name}
        onChange={(next) => put({ items: next })}
        editing={editing}
      />
      <SubsectionFields
        subsections={subsections}
        place={`${place}.subsections`}
        whole={name}
        onChange={(next) => put({ subsections: next })}
        editing={editing}
      />
      <Button
        id={fieldId(`${place}.subsections.add`)}
        variant="quiet"
        size="sm"
        onClick={() => {
          put({ subsections: [...subsections, { title: '', items: [] }] });
          editing.focusLater(`${place}.subsections.${subsections.length}.title`);
        }}
      >
        <Icon name="plus" />
        <span>{t('addSubsection')}</span>
        <VisuallyHidden>{` (${name})`}</VisuallyHidden>
      </Button>
    </fieldset>
  );
}
