import { type ReactNode, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FLORIDA_TIME_ZONE } from '#i18n/florida-day.ts';
import { hydrateWhenVisible } from './hydrate-when-visible.tsx';
import { HydrationMark } from './hydration-mark.tsx';

/* Parts of a page that are hydrated later than the page (docs/decisions/0008-lazy-hydration.md). */

interface FieldProps {
  label: string;
}

function Field({ label }: FieldProps) {
  return (
    <label>
      <span>{label}</span>
      <input type="text" />
    </label>
  );
}

test('what changes around a part that is still loading waits for it: what was typed and its focus stay', async () => {
  const code = Promise.withResolvers<{ default: typeof Field }>();
  const FieldPart = hydrateWhenVisible<FieldProps>(() => code.promise);
  const container = pageFromServer();
  const withLabel = (label: string) => (
    <Page>
      <FieldPart label={label} />
    </Page>
  );
  const failures: unknown[] = [];
  const root = hydrateRoot(container, withLabel('Name'), {
    onRecoverableError: (error) => failures.push(error),
  });
  const input = container.querySelector('input');
  input?.focus();
  await userEvent.keyboard('Ana');
  await vi.waitFor(() => expect(container.querySelectorAll('[data-hydrated=true]')).toHaveLength(1));

  flushSync(() => root.render(withLabel('Your name')));
  expect(container.querySelector('input')).toBe(input);
  code.resolve({ default: Field });
  await vi.waitFor(() => expect(container.textContent).toBe('Your name'));
  expect(container.querySelector('input')).toBe(input);
  expect(input).toHaveProperty('value', 'Ana');
  expect(document.activeElement).toBe(input);
  expect(failures).toEqual([]);
  root.unmount();
  container.remove();
});

// A browser says that the connection is back a moment before calls get through.
test('a part whose code did not come is loaded once the connection is back, also where that is said too early', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let getsThrough = false;
  const load = vi.fn(async () => {
    if (!getsThrough) throw new TypeError('Failed to fetch');
    return { default: Field };
  });
  const FieldPart = hydrateWhenVisible<FieldProps>(load);
  const container = pageFromServer();
  const root = hydrateRoot(
    container,
    <Page>
      <FieldPart label="Name" />
    </Page>,
  );
  const isHydrated = () => container.querySelectorAll('[data-hydrated=true]').length === 2;
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(500);
  getsThrough = true;
  await vi.advanceTimersByTimeAsync(500);
  vi.useRealTimers();
  await vi.waitFor(() => expect(isHydrated()).toBe(true));
  root.unmount();
  container.remove();
});

/** The page as a server sends it, with the part in it. */
function pageFromServer(): HTMLElement {
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(
    <Page>
      <div>
        <Suspense>
          <Field label="Name" />
          <HydrationMark />
        </Suspense>
      </div>
    </Page>,
  );
  return container;
}

/** The page around the part, which is hydrated at once. */
function Page({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en-US" messages={{}} timeZone={FLORIDA_TIME_ZONE}>
      {children}
      <HydrationMark />
    </IntlProvider>
  );
}
