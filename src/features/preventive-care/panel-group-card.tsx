import { useTranslations } from 'use-intl';
import type { PanelGroup } from '#features/preventive-care/panel-groups.ts';
import { Icon } from '#ui/icon.tsx';

/** One group of panels with the example services that are in it. */
export function PanelGroupCard({ group: { id, panels, examples } }: { group: PanelGroup }) {
  const t = useTranslations('preventiveCare');
  const name = t('panels', { count: panels.length, letters: panels.join(', ') });
  return (
    <div className="@container rounded-surface bg-white px-6 py-5">
      <div className="grid gap-x-6 gap-y-3 @min-[32rem]:grid-cols-[9.5rem_1fr]">
        <div>
          <h3 className="text-title-sm">{name}</h3>
          <p className="mt-1 font-bold text-coral-700 text-sm">{t(`groups.${id}`)}</p>
        </div>
        <ul
          aria-label={t('examples.label', { panels: name })}
          className="grid content-start gap-x-6 gap-y-1.5 @min-[24rem]:grid-cols-2 @min-[32rem]:pt-0.5"
        >
          {examples.map((example) => (
            <li key={example} className="flex gap-2.5 only:col-span-full">
              <Icon name="check" className="mt-1 size-4.5 stroke-3 text-sea-600" />
              <span className="min-w-0">{t(`examples.${example}`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
