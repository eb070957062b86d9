import axe from 'axe-core';
import { expect } from 'vitest';
import { CONTENT_VISIBILITY_DISABLED } from '#client/disable-content-visibility.ts';
import { WCAG_RULES } from '../support/wcag-rules.ts';

/** Of axe's rules those about a whole page say nothing of a component on its own. */
const ABOUT_THE_PAGE = ['page-has-heading-one', 'region', 'landmark-one-main', 'document-title', 'bypass'];

/** Expects that axe finds nothing against WCAG 2.2 AA or its best practices in what is rendered. */
export async function expectAccessible(): Promise<void> {
  // axe asks where elements are, also what was opened far below the window.
  document.documentElement.setAttribute(CONTENT_VISIBILITY_DISABLED, '');
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'tag', values: WCAG_RULES },
    rules: Object.fromEntries(ABOUT_THE_PAGE.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  });
  document.documentElement.removeAttribute(CONTENT_VISIBILITY_DISABLED);
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(found, 'what axe finds').toEqual([]);
}
