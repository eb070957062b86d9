/*
 * Writes the entries that npm leaves out of package-lock.json when the registry it was made against does
 * not have some platform's package: `npm ci` refuses such a lockfile on
 * every machine. Name, version, system and processor follow from the package that asks for it; nothing is
 * fetched. Run `npm run lockfile` after dependencies changed; a unit test says when it is needed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

type LockEntry = { optionalDependencies?: Record<string, string>; [field: string]: unknown };
type Lockfile = { packages: Record<string, LockEntry> };

/**
 * @param lockfile parsed package-lock.json
 * @returns what is missing: the place in `packages` and the entry for it
 */
export function findMissingEntries(lockfile: Lockfile): { key: string; entry: LockEntry }[] {
  const missing: { key: string; entry: LockEntry }[] = [];
  for (const [parent, { optionalDependencies = {} }] of Object.entries(lockfile.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const nested = `${parent === '' ? '' : `${parent}/`}node_modules/${name}`;
      const key = `node_modules/${name}`;
      if (lockfile.packages[nested] || lockfile.packages[key]) continue;
      missing.push({ key, entry: platformPackage(name, version) });
    }
  }
  return missing;
}

function platformPackage(name: string, version: string): LockEntry {
  const parts = name.split(/[/-]/);
  const system = systems.find((candidate) => parts.includes(candidate));
  const processor = processors.find((candidate) => parts.includes(candidate));
  if (processor === undefined) throw new Error(`${name} does not name a platform; add it by hand.`);
  const library = parts.includes('musl') ? 'musl' : parts.includes('gnu') ? 'glibc' : undefined;
  return {
    version,
    cpu: [processor],
    ...(library && { libc: [library] }),
    optional: true,
    ...(system && { os: [system] }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL('../package-lock.json', import.meta.url);
  const lockfile: Lockfile = JSON.parse(readFileSync(file, 'utf8'));
  const missing = findMissingEntries(lockfile);
  for (const { key, entry } of missing) lockfile.packages[key] = entry;
  const sorted = Object.entries(lockfile.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lockfile.packages = Object.fromEntries(sorted);
  writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
  console.log(`${missing.length} entries added to package-lock.json.`);
}
