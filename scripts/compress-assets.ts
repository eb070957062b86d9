import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/*
 * Puts a .br and a .gz beside every built file that shrinks, at the highest quality: done once per build, so
 * that no request pays for it. Runs after `vite build`.
 */
const clientDir = fileURLToPath(new URL('../dist/client', import.meta.url));
/** Pictures, fonts (woff2) and films are compressed already. */
const compressible = /\.(?:css|html|ico|js|json|map|mjs|svg|ttf|txt|webmanifest|xml)$/;
/** Below this the saving is less than a packet. */
const smallestBytes = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

await Promise.all(
  readdirSync(clientDir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => compress(path.join(entry.parentPath, entry.name))),
);

async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < smallestBytes) return;
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    zip(content, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}
