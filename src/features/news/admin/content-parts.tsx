import { useTranslations } from 'use-intl';
import { classNames } from '#ui/class-names.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import type { ContentSection } from '../article-content-schema.ts';
import { fieldId, hasWords } from './article-form.ts';

/* The parts of the content (sections, subsections, bullets): how each is moved, removed and restored. */

interface PartButtonsProps<Entry> {
  /** The list that the part is in. */
  within: ListEditing<Entry>;
  index: number;
  /** What the part is called: "Sección 2". */
  name: string;
  /** The part, if removing it can be undone. */
  restorable?: Partial<ContentSection>;
}

/** Moves a part of the content up or down among its like, or removes it. */
export function PartButtons<Entry>({ within, index, name, restorable }: PartButtonsProps<Entry>) {
  const t = useTranslations('articles.content');
  const place = `${within.place}.${index}`;
  return (
    <div className="flex shrink-0">
      <IconButton
        id={fieldId(`${place}.up`)}
        icon="chevron-down"
        className="rotate-180"
        label={t('up', { name })}
        isOff={index === 0}
        onPress={() => moveEntry(within, index, -1)}
      />
      <IconButton
        id={fieldId(`${place}.down`)}
        icon="chevron-down"
        label={t('down', { name })}
        isOff={index === within.list.length - 1}
        onPress={() => moveEntry(within, index, 1)}
      />
      <IconButton
        id={fieldId(`${place}.remove`)}
        icon="close"
        label={t('remove', { name })}
        onPress={() => {
          removeEntry(within, index);
          if (restorable && hasWords(restorable)) within.editing.onRemoved(name, place);
        }}
      />
    </div>
  );
}

interface IconButtonProps {
  id: string;
  icon: IconName;
  className?: string;
  label: string;
  /** It stays where the keyboard is, and says that it does nothing. */
  isOff?: boolean;
  onPress: () => void;
}

function IconButton({ id, icon, className, label, isOff = false, onPress }: IconButtonProps) {
  return (
    <button
      id={id}
      type="button"
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress();
      }}
      className="inline-flex size-11 items-center justify-center rounded-control text-sea-700 hover:bg-sea-100 aria-disabled:text-line-strong aria-disabled:hover:bg-transparent"
    >
      <Icon name={icon} className={classNames('size-5', className)} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}

/** What a part of the content can do to the whole, handed down to every part. */
export type ContentEditing = {
  /**
   * What is wrong at a place of the form, in words: found by the last try to save, but for a text that is too long,
   * which is said as long as it is.
   */
  errorAt: (place: string, typed?: { text: string; limit: number }) => string | undefined;
  /** Puts the focus on a place once the form is rendered again: the moved part's button, the new part's first field. */
  focusLater: (place: string) => void;
  /** Called after a part with text was removed, so that it can be restored. */
  onRemoved: (name: string, place: string) => void;
};

type ListEditing<Entry> = {
  list: readonly Entry[];
  /** The list in the form: "content.sections". */
  place: string;
  onChange: (list: Entry[]) => void;
  editing: ContentEditing;
};

/** Moves an entry of a list; the focus goes along on its button, or on the other one at an end. */
function moveEntry<Entry>(within: ListEditing<Entry>, index: number, by: -1 | 1): void {
  const { list, place, onChange, editing } = within;
  onChange(moved(list, index, by));
  editing.focusLater(`${place}.${index + by}.${by < 0 ? 'up' : 'down'}`);
}

/** Removes an entry of a list; the focus goes to the one in its place, or to the button that adds one. */
function removeEntry<Entry>(within: ListEditing<Entry>, index: number): void {
  const { list, place, onChange, editing } = within;
  onChange(without(list, index));
  const next = Math.min(index, list.length - 2);
  editing.focusLater(next < 0 ? `${place}.add` : `${place}.${next}.remove`);
}

/** A list with another entry at one place. */
export function replaced<Entry>(list: readonly Entry[], index: number, entry: Entry): Entry[] {
  return list.map((old, place) => (place === index ? entry : old));
}

/** A list without the entry at one place. */
export function without<Entry>(list: readonly Entry[], index: number): Entry[] {
  return list.filter((_, place) => place !== index);
}

/** A list in which one entry went a place up (-1) or down (1); the same where there is no such place. */
export function moved<Entry>(list: readonly Entry[], index: number, by: -1 | 1): Entry[] {
  const entries = [...list];
  const [entry] = entries.splice(index, 1);
  const target = index + by;
  if (entry === undefined || target < 0 || target > entries.length) return [...list];
  entries.splice(target, 0, entry);
  return entries;
}
