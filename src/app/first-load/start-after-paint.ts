import afterPaint from './after-paint.ts?script';

/** Addresses of the browser's code of one page, as the build lists them. */
export type PageCode = {
  entry: string;
  /** The page's modules, the entry among them. */
  modules: readonly string[];
};

/**
 * Lets a page's JavaScript begin when the page has been painted. The server's HTML is whole without it; loaded and
 * compiled beside it, the code would hold the first paint up on a slow phone (docs/decisions/0006-first-load.md).
 *
 * @param html in UTF-8
 * @param nonce marks the script as the site's own (`server/http/security-headers.ts`)
 * @returns the page with one script more, its last
 */
export function startAfterPaint(
  html: Buffer,
  { entry, modules }: PageCode,
  nonce: string,
): Buffer<ArrayBuffer> {
  const script = `<script nonce="${nonce}" data-entry="${entry}" data-modules="${modules.join(' ')}">${afterPaint}</script>`;
  const end = html.lastIndexOf('</body>');
  return Buffer.concat([html.subarray(0, end), Buffer.from(script), html.subarray(end)]);
}
