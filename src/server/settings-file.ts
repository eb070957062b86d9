import { existsSync } from 'node:fs';
import path from 'node:path';

/** Adds the settings of the file `.env` beside package.json to the environment; what is set already stays. */
export function loadSettingsFile(checkoutDir: string): void {
  const file = path.join(checkoutDir, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
