import type { useCombobox } from 'downshift';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Suggestion } from './suggestions.ts';

type Combobox = ReturnType<typeof useCombobox<Suggestion>>;

/**
 * What the library tells of an input: attributes, and what it does with its events. It types them for React; of an event it
 * reads what the browser's own has too.
 */
type InputProps = {
  ref: (input: HTMLInputElement | null) => void;
  role: string;
  'aria-expanded': boolean;
  'aria-autocomplete': string;
  'aria-controls': string;
  'aria-activedescendant': string;
  onKeyDown: (event: Event) => void;
  onBlur: (event: Event) => void;
};

/**
 * Makes an input that is on the page the one of a combobox. React would have to put another in its place, and the focus
 * with a phone's keyboard would go; so attributes and listeners are put on it by hand. None for `input`: what it changes could
 * be rendered before React has heard of the letter, and the page would put back the text without it.
 *
 * @param isOpen whether there is something in its list
 */
export function useComboboxInput(
  input: RefObject<HTMLInputElement | null>,
  combobox: Combobox,
  isOpen: boolean,
): void {
  const props = combobox.getInputProps({}, { suppressRefError: true }) as unknown as InputProps;

  useLayoutEffect(() => {
    const { role, ...aria } = props;
    const element = input.current;
    element?.setAttribute('role', role);
    element?.setAttribute('aria-autocomplete', aria['aria-autocomplete']);
    element?.setAttribute('aria-controls', aria['aria-controls']);
    element?.setAttribute('aria-expanded', String(isOpen));
    element?.setAttribute('aria-activedescendant', isOpen ? aria['aria-activedescendant'] : '');
  });

  const onBlur = useEffectEvent((event: Event) => props.onBlur(event));
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    const isChoice = event.key === 'Enter' && combobox.highlightedIndex >= 0;
    // Else the keys are the field's own: Enter searches, Home and End move in the text.
    if (isArrow || (isOpen && (isChoice || event.key === 'Escape'))) props.onKeyDown(event);
    else if (event.key === 'Enter') combobox.closeMenu();
  });
  const attach = useEffectEvent((element: HTMLInputElement | null) => props.ref(element));
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    attach(element);
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('blur', onBlur);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('blur', onBlur);
      attach(null);
    };
  }, [input]);
}
