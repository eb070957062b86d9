import { expect, test } from 'vitest';
import { findLicenceProblems, licenceList } from './licences.ts';
import { completeBill, type PackageInside, withoutDoubles } from './packages-inside.ts';

const inside = (name: string, licence: string | undefined, text?: string): PackageInside => ({
  name,
  version: '1.2.3',
  licence,
  text,
});

test('a package with a licence of the list, or one of its own exceptions, may be handed on', () => {
  const packages = [
    inside('hono', 'MIT'),
    inside('type-fest', '(MIT OR CC0-1.0)'),
    inside('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later'),
  ];
  expect(findLicenceProblems(packages)).toEqual([]);
});

test.each([
  [inside('left-pad', undefined), 'left-pad 1.2.3 names no licence.'],
  [inside('copied', 'GPL-3.0-only'), 'copied 1.2.3 has the licence GPL-3.0-only'],
  [inside('copied', 'LGPL-3.0-or-later'), 'copied 1.2.3 has the licence LGPL-3.0-or-later'],
  [inside('copied', '(MIT AND GPL-3.0-only)'), 'copied 1.2.3 has the licence (MIT AND GPL-3.0-only)'],
  [inside('odd', 'toString'), 'odd 1.2.3 has the licence toString'],
  [inside('odd', 'SEE LICENSE IN LICENSE'), 'odd 1.2.3 has the licence SEE LICENSE IN LICENSE'],
])('$name with $licence is named', (each, words) => {
  expect(findLicenceProblems([inside('hono', 'MIT'), each])).toEqual([expect.stringContaining(words)]);
});

test('the list names every package, and says each text once, with all whose it is', () => {
  const packages = [
    inside('one', 'MIT', 'Copyright by One'),
    inside('two', 'Apache-2.0', 'Apache License\r\nVersion 2.0'),
    inside('three', 'Apache-2.0', 'Apache License\nVersion 2.0'),
    inside('four', 'ISC'),
  ];
  const list = licenceList({ packages, notes: '## Inside', otherTexts: ['Open Font License'] });
  expect(list).toContain('| four | 1.2.3 | ISC |');
  expect(list).toContain('### two 1.2.3, three 1.2.3\n');
  expect(list.match(/Version 2\.0/g)).toHaveLength(1);
  for (const part of ['### one 1.2.3', 'Copyright by One', '## Inside', 'Open Font License'])
    expect(list).toContain(part);
});

test('a package that is both installed and built in is listed once, with the text of the first', () => {
  expect(
    withoutDoubles([inside('b', 'MIT', 'first'), inside('a', 'MIT'), inside('b', 'MIT', 'second')]),
  ).toEqual([inside('a', 'MIT'), inside('b', 'MIT', 'first')]);
});

test("npm's bill gets the site's name and the packages that npm does not see", () => {
  const bill = {
    bomFormat: 'CycloneDX',
    metadata: { timestamp: 'now', component: { name: 'package', version: '0.1.0' } },
    components: [{ 'bom-ref': 'hono@1.2.3', purl: 'pkg:npm/hono@1.2.3' }],
  };
  const packages = [inside('hono', 'MIT'), inside('@tanstack/react-start', 'MIT')];
  expect(completeBill(bill, 'costa-clara', packages)).toEqual({
    bomFormat: 'CycloneDX',
    metadata: { timestamp: 'now', component: { name: 'costa-clara', version: '0.1.0' } },
    components: [
      bill.components[0],
      {
        'bom-ref': '@tanstack/react-start@1.2.3',
        type: 'library',
        name: '@tanstack/react-start',
        version: '1.2.3',
        scope: 'required',
        purl: 'pkg:npm/%40tanstack/react-start@1.2.3',
        licenses: [{ expression: 'MIT' }],
      },
    ],
  });
});
