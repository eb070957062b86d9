import { formatCount } from '#i18n/format.ts';

/** How many doctors, clinics, pharmacies and laboratories are in the directory. */
export type NetworkSize = {
  total: number;
  /** Whether some of them are generated demonstration rows. */
  isDemo: boolean;
};

/** A network that is smaller than this is not boasted of. */
const SMALLEST_FIGURE = 100;

/** Steps of a figure to each power of ten: 10,500 is in steps of 500 or of 1,000. */
const STEPS = { fine: 20, round: 10 } as const;

/**
 * The figure in "over 10,500 providers": the next lower step, so that it is true of a network of any size.
 *
 * @param step the home page speaks in finer steps than the directory (docs/product/directory.md)
 * @returns undefined where no figure should be named
 */
export function networkFigure(size: NetworkSize | undefined, step: keyof typeof STEPS): string | undefined {
  if (!size) return undefined;
  // There are more than is said; only the demonstration's 10,500 stand for the promised "over 10,500".
  const most = size.isDemo ? size.total : size.total - 1;
  if (most < SMALLEST_FIGURE) return undefined;
  const stepSize = 10 ** (String(most).length - 1) / STEPS[step];
  return formatCount(Math.floor(most / stepSize) * stepSize);
}
