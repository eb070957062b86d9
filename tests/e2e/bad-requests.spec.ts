import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';

/* Bad input over HTTP: always a problem document with a message, never a stack. One run of it is enough. */

test.skip(({ viewport }) => viewport?.width === 360, 'no page is involved');

const SEARCH = '/api/providers/search';

test('a body that is not a JSON object is refused', async ({ request }) => {
  for (const data of ['{"doctor":', '', 'null', '[]', '"text"', '42']) {
    await expectProblem(await post(request, data), 400);
  }
});

test('a body of another type is refused', async ({ request }) => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    await expectProblem(await post(request, 'doctor=ana', type), 415);
  }
});

test('a body of 100 kB is refused, and so is a text of 100 kB', async ({ request }) => {
  await expectProblem(await post(request, JSON.stringify({ doctor: 'a'.repeat(100_000) })), 413);
  await expectProblem(await post(request, `{${' '.repeat(100_000)}}`), 413);
});

const WRONG_FIELDS: readonly { what: string; body: Record<string, unknown>; field: string; key: string }[] = [
  { what: 'an unknown field', body: { password: 'x' }, field: 'password', key: 'field.unknown' },
  {
    what: 'the name of an inherited property',
    body: { constructor: 'x' },
    field: 'constructor',
    key: 'field.unknown',
  },
  { what: 'a number', body: { doctor: 1 }, field: 'doctor', key: 'field.type' },
  { what: 'null', body: { doctor: null }, field: 'doctor', key: 'field.type' },
  { what: 'a list', body: { city: ['Miami'] }, field: 'city', key: 'field.type' },
  { what: 'an object', body: { county: { $ne: '' } }, field: 'county', key: 'field.type' },
  {
    what: 'a control character',
    body: { doctor: 'ana\u0000' },
    field: 'doctor',
    key: 'text.controlCharacters',
  },
  { what: 'half a character', body: { doctor: 'ana\ud800' }, field: 'doctor', key: 'text.controlCharacters' },
  { what: 'a long text', body: { doctor: 'a'.repeat(101) }, field: 'doctor', key: 'text.tooLong' },
  { what: 'a ZIP of letters', body: { zipCode: 'abcde' }, field: 'zipCode', key: 'zipCode.format' },
  { what: 'a ZIP too short', body: { zipCode: '3312' }, field: 'zipCode', key: 'zipCode.format' },
  { what: 'a ZIP that is none', body: { zipCode: '00000' }, field: 'zipCode', key: 'zipCode.notInFlorida' },
  {
    what: 'an unknown specialty',
    body: { specialty: 'Alchemy' },
    field: 'specialty',
    key: 'specialty.unknown',
  },
  { what: 'an unknown county', body: { county: 'Atlantis' }, field: 'county', key: 'county.unknown' },
  {
    what: 'an unknown language',
    body: { languages: 'Klingon' },
    field: 'languages',
    key: 'languages.unknown',
  },
  { what: 'a limit of none', body: { limit: 0 }, field: 'limit', key: 'limit.range' },
  { what: 'a limit beyond the largest', body: { limit: 101 }, field: 'limit', key: 'limit.range' },
  { what: 'a limit in text', body: { limit: '24' }, field: 'limit', key: 'limit.range' },
  { what: 'an invented cursor', body: { cursor: 'x' }, field: 'cursor', key: 'cursor.invalid' },
];

for (const { what, body, field, key } of WRONG_FIELDS) {
  test(`${what} is refused with the field's name and what is wrong`, async ({ request }) => {
    const problem = await expectProblem(await post(request, JSON.stringify(body)), 422);
    expect(problem.fields).toEqual([{ field, key }]);
  });
}

test('a cursor that was changed, or belongs to another search, is refused', async ({ request }) => {
  const page = await (await post(request, JSON.stringify({ county: 'Orange' }))).json();
  const cursor: string = page.nextCursor;
  const flipped = (cursor.startsWith('A') ? 'B' : 'A') + cursor.slice(1);
  for (const body of [
    { county: 'Orange', cursor: flipped },
    { county: 'Orange', cursor: cursor.slice(0, -2) },
    { county: 'Lake', cursor },
  ]) {
    const problem = await expectProblem(await post(request, JSON.stringify(body)), 422);
    expect(problem.fields).toEqual([{ field: 'cursor', key: 'cursor.invalid' }]);
  }
});

test('several wrong fields are all named', async ({ request }) => {
  const body = JSON.stringify({ zipCode: 'abc', county: 'Atlantis', doctor: 7 });
  const problem = await expectProblem(await post(request, body), 422);
  expect(problem.fields?.map(({ field }) => field).sort()).toEqual(['county', 'doctor', 'zipCode']);
});

test('an address that is not there is a problem document too', async ({ request }) => {
  await expectProblem(await request.get('/api/nothing'), 404);
  await expectProblem(await request.get(SEARCH), 404);
  await expectProblem(await request.post('/providers', { data: {} }), 404);
});

test('hostile search parameters in a page address are text or dropped, never a fault', async ({
  request,
}) => {
  for (const query of [
    'zipCode=%00',
    'doctor=%E0%A4%A',
    'doctor[]=a&doctor=b',
    `doctor=${'a'.repeat(5000)}`,
    '__proto__=x&constructor=y',
    'doctor=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  ]) {
    const answer = await request.get(`/providers?${query}`);
    expect(answer.status(), query).toBe(200);
    expect(await answer.text(), query).not.toContain('<script>alert(1)');
  }
});

function post(request: APIRequestContext, data: string, type = 'application/json'): Promise<APIResponse> {
  return request.post(SEARCH, { data: Buffer.from(data), headers: { 'Content-Type': type } });
}

type Problem = { status: number; message: string; fields?: { field: string; key: string }[] };

/** Expects an RFC 9457 problem document with a message and without anything of the program's inside. */
async function expectProblem(answer: APIResponse, status: number): Promise<Problem> {
  expect(answer.status()).toBe(status);
  expect(answer.headers()['content-type']).toContain('application/problem+json');
  expect(answer.headers()['cache-control']).toBe('no-store');
  const text = await answer.text();
  expect(text).not.toMatch(/node_modules|\.ts:\d|\bat \w+ \(|stack/);
  const problem: Problem = JSON.parse(text);
  expect(problem).toMatchObject({ status, message: expect.stringMatching(/\w/) });
  return problem;
}
