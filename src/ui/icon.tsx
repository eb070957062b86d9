import { classNames } from './class-names.ts';

/** Outlines on a 24 by 24 grid, drawn with a round stroke of 2. */
const outlines = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  'chevron-down': 'M6 9.5l6 6 6-6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  phone:
    'M5 4h3.5l1.7 4.6-2 1.5a12 12 0 0 0 5.7 5.7l1.5-2L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5A16 16 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z',
  fax: 'M7 9V3.5h8L17.5 6v3M7 17H5a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 5 9h14a1.5 1.5 0 0 1 1.5 1.5v5A1.5 1.5 0 0 1 19 17h-2M7 14h10v6.5H7z',
  'map-pin':
    'M12 21.5c4.7-4.6 7-8.3 7-11.5a7 7 0 1 0-14 0c0 3.2 2.3 6.9 7 11.5zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.5 9.5h17M3.5 14.5h17M12 3c-5 5.4-5 12.6 0 18 5-5.4 5-12.6 0-18z',
  external: 'M8 16L17 7M9 7h8v8',
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  'arrow-left': 'M20 12H4M10 6l-6 6 6 6',
  printer: 'M7 9V3.5h10V9M7 17H4.5v-6.5A1.5 1.5 0 0 1 6 9h12a1.5 1.5 0 0 1 1.5 1.5V17H17M7 14h10v6.5H7z',
  link: 'M10 13.5a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10.5a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.6v.1',
  question:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 16.7v.1',
  alert: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.1',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20.5 20.5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  building: 'M5 20.5v-16h9v16M14 9.5h5v11M3 20.5h18M8 8h3M8 12h3M8 16h3',
  calendar: 'M4 6.5h16v14H4zM4 10.5h16M8 3.5v5M16 3.5v5',
  heart: 'M12 20C6 15.6 3.5 12.6 3.5 9.2A4.6 4.6 0 0 1 12 6.7a4.6 4.6 0 0 1 8.5 2.5C20.5 12.6 18 15.6 12 20z',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.8l-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  play: 'M8 5.5v13l10.5-6.5z',
  card: 'M3.5 6.5A1.5 1.5 0 0 1 5 5h14a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5zM3.5 9.5h17M7 15h4',
  video:
    'M3.5 7.5A1.5 1.5 0 0 1 5 6h9a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 14 18H5a1.5 1.5 0 0 1-1.5-1.5zM15.5 11l5-3v8l-5-3',
  message: 'M4 5.5h16v10.5h-9l-4.5 4v-4H4zM8 9.5h8M8 12.5h5',
  lock: 'M6 10.5h12v10H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.5v2.5',
  pill: 'M10.5 19.5a4.2 4.2 0 0 1-6-6l9-9a4.2 4.2 0 0 1 6 6zM9 9l6 6',
  document: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9.5 12.5h5.5M9.5 16h5.5',
} as const;

export type IconName = keyof typeof outlines;

/** Every name there is, for the page of examples. */
export const iconNames = Object.keys(outlines) as IconName[];

interface IconProps {
  name: IconName;
  /** Size and colour; as high as a capital and a bit more without it, in the colour of the text. */
  className?: string;
}

/** A line icon. Always decorative: the words that mean the same are beside it or are visually hidden. */
export function Icon({ name, className }: IconProps) {
  return <LineIcon outline={outlines[name]} className={className} />;
}

interface LineIconProps {
  /** The path of its lines in a square of 24. */
  outline: string;
  className?: string | undefined;
}

/** The same for a part of the site that draws icons of its own, which then do not come with every page. */
export function LineIcon({ outline, className = 'size-[1.25em]' }: LineIconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={classNames('inline-block shrink-0 fill-none stroke-current stroke-2', className)}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={outline} />
    </svg>
  );
}
