import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Stripes } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { CloseButton } from '#ui/close-button.tsx';
import { onPressOutside } from '#ui/close-from-outside.ts';
import { announce } from '#ui/screen-reader.tsx';
import { Switch } from '#ui/switch.tsx';
import {
  type AccessibilitySettings,
  DEFAULT_SETTINGS,
  readStoredSettings,
  SETTING_NAMES,
  storeSettings,
} from './accessibility-settings.ts';
import { applySettings } from './apply-settings.ts';

interface AccessibilityPanelProps {
  /** Takes the focus back when the panel is closed by key or button. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/**
 * The four switches. Not modal: the page beside the panel shows at once what a switch does. Escape and the close button
 * give the focus back; a press or the focus elsewhere closes the panel too.
 */
export default function AccessibilityPanel({ button, onClose }: AccessibilityPanelProps) {
  const t = useTranslations('accessibilityPanel');
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [settings, setSettings] = useState(readStoredSettings);

  // Before it is painted: whoever sees it can close it by Escape, which only a key inside does.
  useLayoutEffect(() => heading.current?.focus(), []);
  useEffect(() => onPressOutside(() => [panel.current, button.current], onClose), [button, onClose]);

  const closeAndReturn = () => {
    onClose();
    button.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && relatedTarget !== button.current && !currentTarget.contains(relatedTarget))
      onClose();
  };
  const change = (next: AccessibilitySettings) => {
    setSettings(next);
    storeSettings(next);
    applySettings(next);
  };

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby="accessibility-title"
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key === 'Escape') closeAndReturn();
      }}
      className="on-light fixed top-1/2 right-2 left-2 z-50 max-h-[calc(100dvh-1rem)] max-w-96 -translate-y-1/2 overflow-y-auto rounded-surface border border-line bg-white p-5 shadow-raised sm:p-6"
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <Stripes />
          <h2 ref={heading} id="accessibility-title" tabIndex={-1} className="mt-3 text-title-sm">
            {t('title')}
          </h2>
        </div>
        <CloseButton label={t('close')} onClick={closeAndReturn} className="-mt-2" />
      </div>
      <div className="mt-3 divide-y divide-line border-line border-y">
        {SETTING_NAMES.map((name) => (
          <Switch
            key={name}
            id={`accessibility-${name}`}
            label={t(name)}
            hint={t(`${name}Hint`)}
            checked={settings[name]}
            onChange={({ target: { checked } }) => {
              change({ ...settings, [name]: checked });
              announce(t('turned', { setting: t(name), on: checked ? 'yes' : 'no' }));
            }}
          />
        ))}
      </div>
      <p className="mt-4 text-ink-soft text-sm">{t('text')}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-4"
        onClick={() => {
          change(DEFAULT_SETTINGS);
          announce(t('resetDone'));
        }}
      >
        {t('reset')}
      </Button>
    </div>
  );
}
