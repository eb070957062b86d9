import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';

/**
 * The built browser files, compressed ahead of time. Names under /assets carry a hash of their content and are kept
 * for a year; the rest (icons) is asked for again after an hour.
 */
export function staticFiles(clientDir: string) {
  return serveStatic({
    root: path.relative(process.cwd(), clientDir),
    precompressed: true,
    onFound: (file, context) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`) || file.includes('/assets/');
      context.header(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      // The type of caption files is missing in the table of types.
      if (file.endsWith('.vtt')) context.header('Content-Type', 'text/vtt; charset=utf-8');
    },
  });
}
