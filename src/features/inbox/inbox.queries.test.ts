import { expect, test } from 'vitest';
import { fetchExport } from './inbox.queries.ts';

test('the export asks for what the filters show, and is called what the server calls it', async () => {
  const paths: string[] = [];
  const headers = { 'Content-Disposition': 'attachment; filename="solicitudes-2026-07-01.csv"' };
  const { content, name } = await fetchExport(
    async (path) => {
      paths.push(path);
      return new Response('Referencia', { headers });
    },
    { state: 'new' },
  );
  expect(paths).toEqual(['/api/submissions/export.csv?state=new']);
  expect(name).toBe('solicitudes-2026-07-01.csv');
  expect(await content.text()).toBe('Referencia');
});

test('a refused export is no file', async () => {
  const refuses = async () => new Response('{}', { status: 401 });
  await expect(fetchExport(refuses, {})).rejects.toThrow('401');
});
