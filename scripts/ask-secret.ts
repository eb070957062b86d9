import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/**
 * Asks for a secret on the terminal, twice and without showing it. Without a terminal it is the first line of the
 * standard input, so that programs can hand it in without its being seen among the processes.
 *
 * @returns what was typed; two different entries are asked for again
 */
export async function askSecret(question: string): Promise<string> {
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
