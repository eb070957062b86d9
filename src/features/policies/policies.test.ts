import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import { textBlocks } from '#site/text-blocks.ts';
import en from './messages/en.ts';
import es from './messages/es.ts';
import { findPolicy, POLICIES, type Policy, textKeys } from './policies.ts';

const FACTS = {
  legalName: 'The Clinic, Inc.',
  address: '7350 NW 7th St Suite 204, Miami, FL 33126',
  customerService: '(305) 555-0101',
  tty: '(800) 555-0104',
  hours: 'HOURS',
  host: 'model.example',
  days: 30,
};
/** The assistant as it is without settings, and with all of them. */
const BARE = { assistantModelHost: undefined, assistantKeepDays: undefined };
const FULL = { assistantModelHost: 'model.example', assistantKeepDays: 30 };
const MESSAGES = { en, es: es as unknown as typeof en };

function textOf(policy: Policy, locale: 'en' | 'es', site = BARE as Parameters<typeof textKeys>[1]): string {
  const t = createTranslator({ locale: 'en-US', messages: MESSAGES[locale] });
  return textKeys(policy, site)
    .map((key) => t(key, FACTS))
    .join('\n\n');
}

test('the five policies stand in the order of the footer', () => {
  expect(POLICIES.map(({ id }) => id)).toEqual([
    'privacy',
    'internet-privacy',
    'non-discrimination',
    'refund',
    'grievance',
  ]);
  expect(findPolicy('refund')).toBe(POLICIES[3]);
  expect(findPolicy('constructor')).toBeUndefined();
});

/** Facts of docs/product/plan-facts.md, "Refunds and fees" and "Grievances". */
const FACTS_GIVEN = {
  refund: [
    /\$25\.00/,
    /not refundable|no es reembolsable/,
    /3 (days|días)/,
    /30 (days|días)/,
    /45 (business days|días laborables)/,
    /in writing|por escrito/,
    /principal applicant must sign|firma del solicitante principal/,
    /reason|motivo/,
    /PHC/,
    /DPO/,
  ],
  grievance: [
    /one year from the day it happened|un año desde el día en que pasó/,
    /5 (business days|días laborables)/,
    /30 (business days|días laborables)/,
    /within 30 days of the level 1|30 días siguientes a la decisión de nivel 1/,
    /72 (hours|horas)/,
    /1 (year|año)/,
  ],
};

describe.each(['en', 'es'] as const)('policies in %s', (locale) => {
  test.each(Object.entries(FACTS_GIVEN))('%s gives the facts', (id, facts) => {
    const policy = findPolicy(id);
    const text = policy ? textOf(policy, locale) : '';
    for (const fact of facts) expect(text).toMatch(fact);
  });

  test.each(POLICIES)('$id begins each part with a heading and text below it', (policy) => {
    for (const key of policy.parts) {
      const [name = '', part = ''] = key.split('.');
      const text =
        (MESSAGES[locale] as unknown as Record<string, Record<string, string>>)[name]?.[part] ?? '';
      const [first, ...rest] = textBlocks(text);
      expect(first?.kind, key).toBe('heading');
      expect(rest.length, key).toBeGreaterThan(0);
      expect(
        rest.map(({ kind }) => kind),
        key,
      ).not.toContain('heading');
    }
  });

  test('the internet privacy policy says what becomes of questions to the assistant on this site', () => {
    const [, policy] = POLICIES;
    const [bare, full] = [textOf(policy, locale, BARE), textOf(policy, locale, FULL)];
    expect(bare).toMatch(/goes to no other company|no va a ninguna otra compañía/);
    expect(bare).toMatch(/we do not keep what you ask|no guardamos lo que usted pregunta/);
    expect(bare).not.toMatch(/model\.example|30 d/);
    expect(full).toContain('model.example');
    expect(full).toMatch(/For 30 days|Durante 30 días/);
    expect(full).not.toMatch(
      /no other company|ninguna otra compañía|do not keep what you ask|no guardamos lo que/,
    );
  });

  test('every text of a policy is shown', () => {
    const shown = [
      ...new Set(POLICIES.flatMap((policy) => [BARE, FULL].flatMap((site) => textKeys(policy, site)))),
    ].sort() as string[];
    const present = POLICIES.flatMap(({ key }) =>
      Object.keys(MESSAGES[locale][key])
        .filter((part) => !part.startsWith('page'))
        .map((part) => `${key}.${part}`),
    );
    expect(shown).toEqual(present.sort());
  });
});
