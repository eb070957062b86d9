import { useTranslations } from 'use-intl';
import { classNames } from '#ui/class-names.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { fieldId } from './article-form.ts';

interface PartButtonsProps {
  /** The part in the form: "content.sections.1". */
  place: string;
  /** What the part is called: "Sección 2". */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** Left out for a part that has to stay. */
  onRemove?: (() => void) | undefined;
  onMove: (by: -1 | 1) => void;
}

/** Moves a part of the content up or down among its like, or removes it. */
export function PartButtons({ place, name, isFirst, isLast, onRemove, onMove }: PartButtonsProps) {
  const t = useTranslations('articlesAdmin.content');
  return (
    <div className="flex shrink-0">
      <IconButton
        id={fieldId(`${place}.up`)}
        icon="chevron-down"
        className="rotate-180"
        label={t('up', { name })}
        isOff={isFirst}
        onPress={() => onMove(-1)}
      />
      <IconButton
        id={fieldId(`${place}.down`)}
        icon="chevron-down"
        label={t('down', { name })}
        isOff={isLast}
        onPress={() => onMove(1)}
      />
      {onRemove && (
        <IconButton
          id={fieldId(`${place}.remove`)}
          icon="close"
          label={t('remove', { name })}
          onPress={onRemove}
        />
      )}
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
