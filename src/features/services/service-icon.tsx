import { classNames } from '#ui/class-names.ts';

export type ServiceName =
  | 'generalMedicine'
  | 'pediatric'
  | 'specialists'
  | 'womensHealth'
  | 'pharmacy'
  | 'laboratory'
  | 'dental'
  | 'vision'
  | 'diagnostics';

interface Drawing {
  /** The half sun (or the arch of a capsule): the one filled shape of each icon, painted under the lines. */
  sun: string;
  /** Lines on a 48 by 48 grid with 4 units of air, drawn with a round stroke of 2.5. */
  lines: string;
}

/** One family: the same grid and stroke, and in each drawing the sun of the brand rises somewhere. */
const drawings: Record<ServiceName, Drawing> = {
  /* A stethoscope; the sun is in its chest piece. */
  generalMedicine: {
    sun: 'M31 21a7 7 0 0 1 14 0z',
    lines:
      'M11 5H7.5v10.5a9 9 0 0 0 18 0V5H22M16.5 24.5v7a10.75 10.75 0 0 0 21.5 0V28M38 28a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM31 21h14',
  },
  /* A teddy bear; its ears are two small suns. */
  pediatric: {
    sun: 'M9.9 21.2A6.5 6.5 0 1 1 17.6 13.4zM38.1 21.2A6.5 6.5 0 1 0 30.4 13.4z',
    lines:
      'M24 42.5c9 0 15.5-5.7 15.5-14.5S33 12 24 12 8.5 19.2 8.5 28 15 42.5 24 42.5zM9.9 21.2A6.5 6.5 0 1 1 17.6 13.4M38.1 21.2A6.5 6.5 0 1 0 30.4 13.4M17.5 24.5v.1M30.5 24.5v.1M21.8 30h4.4M24 30v3.5M19 34.5c1.4 1.9 3.7 1.9 5-1 1.3 2.9 3.6 2.9 5 1',
  },
  /* A heart with its beat; the sun rises from the line. */
  specialists: {
    sun: 'M14.5 27a9.5 9.5 0 0 1 19 0z',
    lines:
      'M24 42C11 33.5 4.5 25.5 4.5 17.3 4.5 11 9 6.5 14.4 6.5c4 0 7.6 2.2 9.6 6 2-3.8 5.6-6 9.6-6 5.4 0 9.9 4.5 9.9 10.8C43.5 25.5 37 33.5 24 42zM8.5 27h9l3.5-8 5.5 13 3-5h10',
  },
  /* The sign of Venus; the sun is inside its circle. */
  womensHealth: {
    sun: 'M16 20a8 8 0 0 1 16 0z',
    lines: 'M24 31a13 13 0 1 0 0-26 13 13 0 0 0 0 26zM16 20h16M24 31v13M17 38h14',
  },
  /* A capsule, which is two arches, and a tablet. */
  pharmacy: {
    sun: 'M28 8.5a8.84 8.84 0 0 1 12.5 12.5L31.3 30.2 18.8 17.7z',
    lines:
      'M28 8.5a8.84 8.84 0 0 1 12.5 12.5L22 39.5A8.84 8.84 0 0 1 9.5 27zM18.8 17.7l12.5 12.5M37.5 44a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM35 40l5-3',
  },
  /* A round flask; what it holds is the sun seen in the water. */
  laboratory: {
    sun: 'M10.5 30a13.5 13.5 0 0 0 27 0z',
    lines:
      'M17.5 4.5h13M20 4.5v12.6a13.5 13.5 0 1 0 8 0V4.5M10.5 30h27M21 24v.1M26.5 21.5v.1M19.5 36.5h5M28 36.5h.1',
  },
  /* A tooth with a sun on it. */
  dental: {
    sun: 'M15.5 22a8.5 8.5 0 0 1 17 0z',
    lines:
      'M24 9.5C21 7 18 5.5 14.8 5.5 9 5.5 5.5 10 5.5 16c0 5.5 2.3 8.5 3.2 13.5C9.6 35 10.4 43 14 43c4 0 3.4-7.5 4.8-11.3 1-2.7 2.7-4.2 5.2-4.2s4.2 1.5 5.2 4.2C30.6 35.5 30 43 34 43c3.6 0 4.4-8 5.3-13.5.9-5 3.2-8 3.2-13.5 0-6-3.5-10.5-9.3-10.5C30 5.5 27 7 24 9.5zM15.5 22h17',
  },
  /* An eye; the iris is the sun and the lashes are its rays. */
  vision: {
    sun: 'M16.5 29a7.5 7.5 0 0 1 15 0z',
    lines:
      'M4 29c5-7.5 12-11.5 20-11.5S39 21.5 44 29c-5 7.5-12 11.5-20 11.5S9 36.5 4 29zM24 36.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM16.5 29h15M24 6v5.5M13.5 8.5l2 5M34.5 8.5l-2 5M5 15l3.5 4M43 15l-3.5 4',
  },
  /* An X-ray picture in an arch; the sun shines behind the ribs. */
  diagnostics: {
    sun: 'M13 31.5a11 11 0 0 1 22 0z',
    lines:
      'M7 43.5V21.5a17 17 0 0 1 34 0v22zM24 11.5v26M14.5 22c1.5-3.3 5-5 9.5-5s8 1.7 9.5 5M14 30c1.5-3.8 5.3-5.7 10-5.7s8.5 1.9 10 5.7M14 37.5c1.5-3.8 5.3-5.7 10-5.7s8.5 1.9 10 5.7',
  },
};

interface ServiceIconProps {
  name: ServiceName;
  /** Size and colour of the lines; 32 px in the colour of the text without it. */
  className?: string;
}

/** The picture of a service. Always decorative: the service's name is beside it. */
export function ServiceIcon({ name, className = 'size-8' }: ServiceIconProps) {
  const { sun, lines } = drawings[name];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      className={classNames('inline-block shrink-0 fill-none stroke-current stroke-[2.5]', className)}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={sun} className="fill-sun-400 stroke-none" />
      <path d={lines} />
    </svg>
  );
}
