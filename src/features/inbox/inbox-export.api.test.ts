import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type InboxSite, openInboxSite } from '../../../tests/support/inbox-site.ts';

/* The spreadsheet of what the inbox shows. */

let site: InboxSite;
beforeAll(async () => {
  site = await openInboxSite();
});
afterAll(() => site.discard());
beforeEach(() => site.clear());

test('an export is no page of the list, and nothing that a link could start', async () => {
  expect((await site.get('/export.csv')).status).toBe(404);
  expect((await site.post('/export.csv', { search: 'ana', before: 'x' })).status).toBe(422);
});

test('the export is a file that spreadsheets read, with formulas made harmless', async () => {
  await site.keep('contact', {
    fullName: '=HYPERLINK("https://evil.example")',
    message: 'Hello\n=1+41;thanks',
  });
  const reference = await site.keep('quote-request', { specialRequirements: '+1 más' });
  await site.change(reference, { note: '-2+3', state: 'done' });
  const answer = await site.post('/export.csv', {});
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="solicitudes-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows = parse(bytes, { bom: true, columns: true }) as Record<string, string>[];
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    Referencia: reference,
    Tipo: 'Cotización',
    Idioma: 'Español',
    'Nota interna': "'-2+3",
    'Preguntas o algo que debamos saber': "'+1 más",
  });
  expect(rows[1]).toMatchObject({
    'Nombre completo': '\'=HYPERLINK("https://evil.example")',
    // With Spanish settings the second line is a row of its own.
    Mensaje: "Hello\n'=1+41;thanks",
    Asunto: 'Preguntas sobre pagos',
  });
});

test('an export keeps the filters, is whole beyond one batch, and is recorded with its count, not its search', async () => {
  await site.database.db.execute(sql`
    INSERT INTO submissions (reference, kind, payload, language, body_hash)
    SELECT 'CC-' || lpad(i::text, 4, '0') || '-XXXX', 'contact', jsonb_build_object('fullName', 'Ana ' || i), 'es', ''
    FROM generate_series(1, 1203) AS i`);
  await site.keep('quote-request');
  const lines = parse(await (await site.post('/export.csv', { kind: 'contact', search: 'ana' })).text(), {
    bom: true,
  }) as string[][];
  expect(lines).toHaveLength(1204);
  expect(new Set(lines.map(([reference]) => reference)).size).toBe(1204);
  expect(lines[0]).not.toContain('Apellidos');
  const rows = await site.entriesOf('submissions-exported');
  expect(rows.at(-1)).toMatchObject({ username: 'ana', details: { count: 1203, kind: 'contact' } });
  expect(JSON.stringify(rows)).not.toContain('search');
});

test('an export gives out form after form, so that a slow one stops nobody else', async () => {
  for (let number = 0; number < 20; number += 1) await site.keep();
  const { body } = await site.post('/export.csv', {});
  let parts = 0;
  for await (const part of body ?? []) parts += part.length > 0 ? 1 : 0;
  expect(parts).toBe(21);
});
