import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { StartError } from '#server/errors.ts';
import {
  AdministratorRefused,
  createAdministrator,
  resetPassword,
  USERNAME,
  USERNAME_EXPECTED,
} from '#server/sessions/administrators.ts';
import { PASSWORD_EXPECTED, passwordFlaw } from '#server/sessions/password-rules.ts';
import { loadSettingsFile } from '#server/settings-file.ts';
import { provideDatabase } from './provide-database.ts';

const HELP = `Accounts of administrators, for operators.

  npm run admin:create -- NAME           makes an administrator
  npm run admin:reset-password -- NAME   gives one a new password and ends all their sessions;
                                         their second factor and address are taken away

Asks for the password without showing it; without a terminal it is read from the first line of the standard input.
See docs/operations/administrators.md.`;

const ACTIONS = {
  create: { run: createAdministrator, done: (name: string) => `Made the administrator "${name}".` },
  'reset-password': {
    run: resetPassword,
    done: (name: string) =>
      `"${name}" has a new password. Their sessions and mailed links have ended; a second factor and an address for mails are gone.`,
  },
} as const;

const checkoutDir = fileURLToPath(new URL('..', import.meta.url));

try {
  loadSettingsFile(checkoutDir);
  await run(process.argv.slice(2));
} catch (error) {
  const isExplained = error instanceof AdministratorRefused || error instanceof StartError;
  console.error(
    `\n${isExplained ? error.message : `It did not work (${kindOf(error)}). Nothing was changed.`}`,
  );
  process.exitCode = 2;
}

async function run([actionName, username, ...more]: string[]): Promise<void> {
  if (actionName !== 'create' && actionName !== 'reset-password') throw new AdministratorRefused(HELP);
  if (username === undefined || more.length > 0) throw new AdministratorRefused(`Name one user.\n\n${HELP}`);
  if (!USERNAME.test(username.normalize('NFKC'))) {
    throw new AdministratorRefused(`A username is ${USERNAME_EXPECTED}. Nothing was changed.`);
  }
  const action = ACTIONS[actionName];
  const password = await askSecret(`New password for ${username} (${PASSWORD_EXPECTED}): `);
  if (await passwordFlaw(password, [username, process.env['BRAND_NAME'] || 'Costa Clara'])) {
    throw new AdministratorRefused(`A password is ${PASSWORD_EXPECTED}. Nothing was changed.`);
  }
  const database = await provideDatabase(checkoutDir);
  try {
    await action.run(database.db, { username, password });
  } finally {
    await database.close();
  }
  console.log(action.done(username));
}

/** Kind and code only: the message of a database error may quote what was typed. */
function kindOf(error: unknown): string {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(root instanceof Error)) return typeof root;
  return 'code' in root ? `${root.constructor.name} ${String(root.code)}` : root.constructor.name;
}

/**
 * Asks for a secret on the terminal, twice and without showing it. Without a terminal it is the first line of the
 * standard input, so that programs can hand it in without its being seen among the processes.
 *
 * @returns what was typed; two different entries are asked for again
 */
async function askSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) return firstLine();
  for (;;) {
    const secret = await askHidden(question);
    if (secret === (await askHidden('Once more: '))) return secret;
    process.stderr.write('The two are not the same. ');
  }
}

async function firstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) return line;
  return '';
}

async function askHidden(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  // Ctrl-C while asking ends the command as it does anywhere else.
  terminal.on('SIGINT', () => {
    process.stderr.write('\n');
    process.exit(130);
  });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
