import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PackageProblem } from './explain-failure.ts';
import { COPY_OF_NODE } from './package-manifest.ts';

/**
 * The packages that the running site needs, as `npm ci --omit=dev` would install them, from what is installed.
 *
 * @param root the folder that holds package.json
 * @returns their places in it ("node_modules/hono"), those of packages before those inside them
 */
export function listProductionPackages(root: string): string[] {
  // What a package can use but does not need (a peer) is there because of a development package.
  const list = runNpm(['ls', '--all', '--omit=dev', '--omit=peer', '--parseable'], root);
  const places = list
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => path.relative(root, line))
    .filter((place) => place !== '' && !COPY_OF_NODE.test(path.basename(place)));
  return [...new Set(places)].sort();
}

/** A package of others whose code is handed on. */
export type PackageInside = {
  name: string;
  version: string;
  /** As the package says it, an SPDX expression; undefined when it says nothing. */
  licence: string | undefined;
  /** Its licence files; undefined when it has none. */
  text: string | undefined;
};

/** A CycloneDX document, as far as it is looked into here. */
export type Bill = {
  metadata: { component: { name: string } };
  components: ({ 'bom-ref': string } & Record<string, unknown>)[];
};

type Described = { name: string; version: string; license?: unknown };
/** As Vite's build.license writes it. */
type Bundled = { name: string; version: string; identifier?: string; text?: string };

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;
/** Where the two builds say what they contain (vite.config.ts). */
const BUNDLED = ['dist/client/.vite/licences.json', 'dist/server/.vite/licences.json'];

/**
 * @param folder a package of the site, or its checkout
 * @param places folders of packages in it
 */
export function installedPackages(folder: string, places: readonly string[]): PackageInside[] {
  return places.map((place) => {
    const own = path.join(folder, place);
    const described: Described = JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8'));
    const texts = readdirSync(own, { withFileTypes: true })
      .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
      .map((entry) => readFileSync(path.join(own, entry.name), 'utf8').trim());
    return {
      name: described.name,
      version: described.version,
      licence: typeof described.license === 'string' ? described.license.trim() : undefined,
      text: texts.length > 0 ? texts.join('\n\n') : undefined,
    };
  });
}

/** The packages whose code is part of the built pages, for the browser and for the server. */
export function bundledPackages(folder: string): PackageInside[] {
  return BUNDLED.flatMap((file) => {
    const entries: Bundled[] = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    return entries.map(({ name, version, identifier, text }) => ({
      name,
      version,
      licence: identifier,
      text,
    }));
  });
}

/** Each package once, by name and version. */
export function withoutDoubles(packages: readonly PackageInside[]): PackageInside[] {
  const byName = new Map(packages.toReversed().map((each) => [referenceOf(each), each]));
  return [...byName.values()].sort((a, b) => referenceOf(a).localeCompare(referenceOf(b), 'en'));
}

/**
 * What npm says lies in a folder's node_modules.
 *
 * @throws {PackageProblem} when something is missing there that another package needs
 */
export function readBill(folder: string): Bill {
  return JSON.parse(runNpm(['sbom', '--sbom-format=cyclonedx', '--sbom-type=application'], folder));
}

/**
 * Adds what npm does not see, the packages that were built into the pages, and names the site as it is called, which
 * npm names after its folder.
 */
export function completeBill(bill: Bill, siteName: string, packages: readonly PackageInside[]): Bill {
  const known = new Set(bill.components.map((component) => component['bom-ref']));
  const missing = packages.filter((each) => !known.has(referenceOf(each)));
  return {
    ...bill,
    metadata: { ...bill.metadata, component: { ...bill.metadata.component, name: siteName } },
    components: [...bill.components, ...missing.map(toComponent)],
  };
}

function toComponent(each: PackageInside): Bill['components'][number] {
  return {
    'bom-ref': referenceOf(each),
    type: 'library',
    name: each.name,
    version: each.version,
    scope: 'required',
    purl: `pkg:npm/${each.name.replace('@', '%40')}@${each.version}`,
    licenses: each.licence === undefined ? [] : [{ expression: each.licence }],
  };
}

function referenceOf({ name, version }: PackageInside): string {
  return `${name}@${version}`;
}

/**
 * Asks npm something about a folder that has a node_modules. Nothing is fetched.
 *
 * @returns what it printed
 * @throws {PackageProblem} with npm's words when it refuses, as when a package is missing or of a wrong version
 */
function runNpm(args: readonly string[], folder: string): string {
  const npm = process.env['npm_execpath'];
  // npm is a script: run it with this Node, wherever it lies. Without npm around us it must be on PATH.
  const isScript = npm?.endsWith('.js') ?? false;
  const { status, stdout, stderr, error } = spawnSync(
    isScript ? process.execPath : 'npm',
    [...(isScript && npm ? [npm] : []), ...args, '--offline', '--loglevel=error', '--no-update-notifier'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: !isScript && process.platform === 'win32',
    },
  );
  if (error) throw new PackageProblem(`npm cannot be run (${error.message}).`);
  if (status !== 0)
    throw new PackageProblem(`"npm ${args.join(' ')}" ended with ${status}:\n${stderr.trim()}`);
  return stdout;
}
