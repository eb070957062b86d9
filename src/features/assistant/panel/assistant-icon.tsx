import { LineIcon } from '#ui/icon.tsx';

/** What only the assistant shows, drawn like the icons of the design system, which come with every page. */
const outlines = {
  send: 'M20.5 3.5L10 14M20.5 3.5l-6.5 17-4-6.5-6.5-4z',
  copy: 'M9 9h10.5v11H9zM5.5 15H4.5V4H15v1.5',
  trash: 'M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13h9l1-13M10.2 11v5M13.8 11v5',
  'thumb-up':
    'M7 11v9.5H3.5V11zM7 12.5l4-9c1.7 0 2.7 1.1 2.7 2.7V9.5h5c1.2 0 2 1 1.8 2.2l-1.2 7c-.2 1-1 1.8-2 1.8H7',
  'thumb-down':
    'M17 13V3.5h3.5V13zM17 11.5l-4 9c-1.7 0-2.7-1.1-2.7-2.7v-3.3h-5c-1.2 0-2-1-1.8-2.2l1.2-7c.2-1 1-1.8 2-1.8H17',
  down: 'M12 4.5v15M6 13.5l6 6 6-6',
} as const;

interface AssistantIconProps {
  name: keyof typeof outlines;
  className?: string;
}

/** A line icon of the assistant; decorative as all are. */
export function AssistantIcon({ name, className = 'size-5' }: AssistantIconProps) {
  return <LineIcon outline={outlines[name]} className={className} />;
}
