import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FetchApi } from '#client/api.ts';
import { TextField } from '#ui/fields.tsx';
import { expectAccessible } from '../../../../tests/component/expect-accessible.ts';
import { problems } from '../../../../tests/component/problems.ts';
import { renderOnPage } from '../../../../tests/component/render-on-page.tsx';
import { LANGUAGES } from '../../../../tests/support/languages.ts';
import type { Suggestion } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.tsx';

/* Suggestions while somebody types, at a field of a form (docs/product/directory.md, Suggestions). */

const FOUND: Suggestion[] = [
  { kind: 'specialty', text: 'Cardiology' },
  { kind: 'city', text: 'Cape Coral' },
  { kind: 'city', text: 'Casselberry' },
  { kind: 'provider', text: 'Ana Castro' },
];

type Search = { searched: string; by: 'choice' | 'form' };

function Field({ fetchApi, onSearch }: { fetchApi: FetchApi; onSearch: (search: Search) => void }) {
  const [value, setValue] = useState('');
  const { inputProps, list } = useSuggestions({
    fetchApi,
    value,
    onChoose: (text) => {
      setValue(text);
      onSearch({ searched: text, by: 'choice' });
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSearch({ searched: value, by: 'form' });
      }}
    >
      <div className="relative">
        <TextField
          {...inputProps}
          id="need"
          type="search"
          label="Need"
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        {list}
      </div>
      <button type="submit">Search</button>
    </form>
  );
}

/** A field whose API answers as the test says; by default with what is found. */
async function openField(
  language: 'en' | 'es' = 'en',
  answer: (path: string, init?: RequestInit) => Promise<Response> = async () =>
    Response.json({ suggestions: FOUND }),
) {
  const asked: string[] = [];
  const searches: Search[] = [];
  const fetchApi: FetchApi = (path, init) => {
    asked.push(new URL(path, location.href).searchParams.get('text') ?? '');
    return answer(path, init);
  };
  await renderOnPage(<Field fetchApi={fetchApi} onSearch={(search) => searches.push(search)} />, {
    language,
  });
  return { asked, searches };
}

const field = () => page.getByLabelText('Need');
const options = () => page.getByRole('option');
const shown = () =>
  expect.poll(() =>
    options()
      .elements()
      .map((option) => option.textContent),
  );

async function type(text: string) {
  await field().click();
  await expect.element(field()).toHaveRole('combobox');
  await userEvent.keyboard(text);
}

describe.each(LANGUAGES)('in $code', ({ code, words: { suggestions } }) => {
  test('what comes is named by its kind, counted to ears, and large enough to touch', async () => {
    await openField(code);
    await type('ca');
    await expect.element(options()).toHaveLength(4);
    const cities = page.getByRole('group', { name: suggestions.city });
    await expect.element(cities.getByRole('option')).toHaveLength(2);
    await expect.element(page.getByRole('listbox', { name: suggestions.label })).toBeVisible();
    await expect.element(page.getByRole('status').first()).toMatchTextContent(/^4 /);
    await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
    for (const option of options().elements()) {
      expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible();
  });
});

test('arrows go through it, Enter chooses and searches', async () => {
  const { searches } = await openField();
  await type('ca');
  await expect.element(options()).toHaveLength(4);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}');
  await expect.element(page.getByRole('option', { selected: true })).toMatchTextContent(/^Cape Coral/);
  const active = field().element().getAttribute('aria-activedescendant');
  expect(document.getElementById(active ?? '')?.textContent).toMatch(/^Cape Coral/);
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('Cape Coral');
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  expect(searches).toEqual([{ searched: 'Cape Coral', by: 'choice' }]);
});

test('Enter without a choice searches for what is typed', async () => {
  const { searches } = await openField();
  await type('ca');
  await expect.element(options()).toHaveLength(4);
  await userEvent.keyboard('{Enter}');
  expect(searches).toEqual([{ searched: 'ca', by: 'form' }]);
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes it and keeps what is typed; the arrow opens it again', async () => {
  await openField();
  await type('ca');
  await expect.element(options()).toHaveLength(4);
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field()).toHaveValue('ca');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
});

test('Tab goes on and chooses nothing', async () => {
  const { searches } = await openField();
  await type('ca');
  await expect.element(options()).toHaveLength(4);
  await userEvent.keyboard('{ArrowDown}{Tab}');
  await expect.element(page.getByRole('button')).toHaveFocus();
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field()).toHaveValue('ca');
  expect(searches).toEqual([]);
});

test('one that is touched is searched for', async () => {
  const { searches } = await openField();
  await type('ca');
  await options().nth(3).click();
  expect(searches).toEqual([{ searched: 'Ana Castro', by: 'choice' }]);
  await expect.element(field()).toHaveValue('Ana Castro');
});

test('what is typed before its code is there is kept, with the focus, and answered then', async () => {
  await openField();
  const input = field().element() as HTMLInputElement;
  input.focus();
  await userEvent.keyboard('ca');
  await expect.element(options()).toHaveLength(4);
  expect(field().element()).toBe(input);
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveValue('ca');
});

test('only a pause is asked about, and an answer that is overtaken is broken off', async () => {
  const broken: string[] = [];
  const { asked } = await openField('en', async (path, init) => {
    const text = new URL(path, location.href).searchParams.get('text') ?? '';
    if (text === 'cab') return Response.json({ suggestions: [{ kind: 'city', text: 'Cabana' }] });
    return new Promise((_, refuse) =>
      init?.signal?.addEventListener('abort', () => {
        broken.push(text);
        refuse(new DOMException('no', 'AbortError'));
      }),
    );
  });
  await type('ca');
  await expect.poll(() => asked).toEqual(['ca']);
  await userEvent.keyboard('b');
  await shown().toEqual(['CabanaCity']);
  expect(broken).toEqual(['ca']);
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a refusal', async () => Response.json({ code: 'too-many-requests' }, { status: 429 })],
  ['something else', async () => new Response('<html>', { status: 200 })],
  ['nothing', async () => Response.json({ suggestions: [] })],
])('%s is silent and leaves a plain field', async (_, answer) => {
  // A failed read is logged where the page is shown.
  problems.allow(/^Failed to fetch$|^429: |^200: <html>$/);
  const { asked, searches } = await openField('en', answer);
  await type('ca');
  await expect.poll(() => asked).toEqual(['ca']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field()).toHaveValue('ca');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  expect(searches).toEqual([{ searched: 'ca', by: 'form' }]);
});
