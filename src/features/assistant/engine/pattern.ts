/**
 * A regular expression that is too long for one line.
 *
 * @param source written with `String.raw`, on several lines; line breaks and the spaces after them are left out
 */
export function pattern(source: string, flags = ''): RegExp {
  return new RegExp(source.replace(/\n */g, ''), flags);
}
