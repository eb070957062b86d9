import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildInlineScript } from './inline-scripts.ts';

async function built(files: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'inline-scripts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, source] of Object.entries(files)) await writeFile(path.join(folder, name), source);
  const { code, files: made } = await buildInlineScript(path.join(folder, 'page.ts'));
  return { code, made: made.map((file) => path.basename(file)).sort() };
}

test('a script is one piece of JavaScript with what it uses of other files, and nothing else of them', async () => {
  const { code, made } = await built({
    'page.ts': "import { name } from './used.ts';\nconst shown: string = name;\ndocument.title = shown;",
    'used.ts': "import './unused.ts';\nexport const name = 'Costa Clara';\nexport const other = 'Tampa';",
    'unused.ts': "document.body.append('Miami');",
  });
  let title = '';
  const document = {
    set title(text: string) {
      title = text;
    },
  };
  new Function('document', code)(document);
  expect(title).toBe('Costa Clara');
  expect(code).not.toMatch(/Tampa|Miami|import/);
  expect(made).toEqual(['page.ts', 'used.ts']);
});

test('a script whose page would read it as HTML is refused; the end of its element it writes otherwise', async () => {
  const { code } = await built({ 'page.ts': "document.title = '</script>';" });
  expect(code).not.toContain('</script');
  await expect(built({ 'page.ts': "document.title = '<!--';" })).rejects.toThrow('would end the element');
});
