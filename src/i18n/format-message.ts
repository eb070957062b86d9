import formatCompiled from 'use-intl/format-message/format-only';
import { formatCount } from '#i18n/format.ts';

type Call = Parameters<typeof formatCompiled>;
type Formatters = Call[3]['formatters'];

/**
 * What use-intl writes a message with in built pages: its own function for messages that were parsed when the site was
 * built, with whole numbers from zero as `formatCount` writes them. The first number that a browser's own formatter
 * writes costs a phone a tenth of a second during hydration.
 */
export default function formatMessage(...[key, message, values, options]: Call) {
  const formatters = withPlainCounts(options.formatters);
  return formatCompiled(key, message, values, { ...options, formatters });
}

/** Tells use-intl that it takes parsed messages, as the original does. */
formatMessage.raw = formatCompiled.raw;

function withPlainCounts(formatters: Formatters): Formatters {
  return {
    ...formatters,
    getNumberFormat(tag, style) {
      if (style) return formatters.getNumberFormat(tag, style);
      const format = (value: number) =>
        Number.isInteger(value) && value >= 0
          ? formatCount(value)
          : formatters.getNumberFormat(tag).format(value);
      // Messages use no other of its methods.
      return { format } as Intl.NumberFormat;
    },
  };
}
