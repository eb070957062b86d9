import allowed from './allowed-licences.json' with { type: 'json' };
import type { PackageInside } from './packages-inside.ts';

/**
 * @returns a sentence for each package that may not be handed on: its licence is missing, or nobody has put it on the
 *   list (allowed-licences.json)
 */
export function findLicenceProblems(packages: readonly PackageInside[]): string[] {
  return packages.flatMap((each) => {
    const { name, version, licence } = each;
    if (licence === undefined) return [`${name} ${version} names no licence.`];
    if (isAllowed(name, licence)) return [];
    return [
      `${name} ${version} has the licence ${licence}, which is not in scripts/package/allowed-licences.json.`,
    ];
  });
}

function isAllowed(name: string, licence: string): boolean {
  return (
    Object.hasOwn(allowed.forAnyPackage, licence) ||
    allowed.forSomePackages.some(
      ({ namesBeginWith, licences }) => name.startsWith(namesBeginWith) && licences.includes(licence),
    )
  );
}

/**
 * The list that is handed on with the packages: each with its licence, then the texts, each once.
 *
 * @param options.notes Markdown on what lies inside packages and has a licence of its own
 * @param options.otherTexts licences of what is no package
 */
export function licenceList({
  packages,
  notes,
  otherTexts,
}: {
  packages: readonly PackageInside[];
  notes: string;
  otherTexts: readonly string[];
}): string {
  const byText = Map.groupBy(
    packages.filter(({ text }) => text !== undefined),
    ({ text }) => text?.replaceAll('\r\n', '\n'),
  );
  const texts = [...byText].map(
    ([text, holders]) =>
      `### ${holders.map(({ name, version }) => `${name} ${version}`).join(', ')}\n\n${quoted(text ?? '')}`,
  );
  return [
    '# Licences of others',
    'What this package of the site contains that others made. The site itself: LICENSE.',
    ['| package | version | licence |', '| --- | --- | --- |', ...packages.map(row)].join('\n'),
    notes.trim(),
    '## Texts',
    ...texts,
    ...otherTexts.map(quoted),
    '',
  ].join('\n\n');
}

function row({ name, version, licence }: PackageInside): string {
  return `| ${name} | ${version} | ${licence ?? 'none'} |`;
}

function quoted(text: string): string {
  return `~~~~text\n${text.trim()}\n~~~~`;
}
