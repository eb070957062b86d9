import { fileURLToPath } from 'node:url';
import { StartError } from '#server/errors.ts';
import { loadSettingsFile } from '#server/settings-file.ts';
import { rotateSigningKey } from '#server/signing/rotate-signing-key.ts';
import { provideDatabase } from './provide-database.ts';

const HELP = `Gives the site a new signing key, also while it runs.

  npm run keys:rotate                  what the old keys signed stays good until it expires
  npm run keys:rotate -- --forget-old  for a key that became known: nothing that was signed before is good any more

Ends with 0, or with 2 and the reason. See docs/operations/administrators.md.`;

const checkoutDir = fileURLToPath(new URL('..', import.meta.url));

try {
  loadSettingsFile(checkoutDir);
  await run(process.argv.slice(2));
} catch (error) {
  const isExplained = error instanceof StartError;
  console.error(
    `\n${isExplained ? error.message : `It did not work (${String(error)}). Nothing was changed.`}`,
  );
  process.exitCode = 2;
}

async function run(args: string[]): Promise<void> {
  const forgetOld = args[0] === '--forget-old';
  if (args.length > (forgetOld ? 1 : 0)) throw new StartError(HELP);
  const database = await provideDatabase(checkoutDir);
  try {
    const { version, beginsAt, oldEndAt } = await rotateSigningKey(database.db, { forgetOld });
    console.log(
      forgetOld
        ? `Signing key ${version} signs now. The old ones were deleted; running servers know it within half a minute.`
        : `Signing key ${version} signs from ${beginsAt.toISOString()}. Earlier ones are accepted until ${oldEndAt.toISOString()}.`,
    );
  } finally {
    await database.close();
  }
}
