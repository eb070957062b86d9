/** The part of package.json that concerns a package. */
export type Manifest = {
  name: string;
  version: string;
  description: string;
  license: string;
  imports: Record<string, string>;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
};

/** Commands of the checkout that a package has too. */
const COMMANDS = [
  'providers:import',
  'backup',
  'restore',
  'admin:create',
  'admin:reset-password',
  'keys:rotate',
];

/** npm's copies of Node, two thirds of what npm installs for production: the machine has to have one anyway. */
export const COPY_OF_NODE = /^node-(?:linux|darwin|win)-/;

/**
 * The package.json of a package: how to start, and what lies in its node_modules.
 *
 * @param manifest that of the checkout
 */
export function packageManifest(manifest: Manifest): object {
  const { name, version, description, license, imports, scripts, dependencies } = manifest;
  const commands = COMMANDS.map((command) => [command, scripts[command]]);
  const optional = Object.entries(manifest.optionalDependencies);
  return {
    name,
    version,
    description,
    license,
    private: true,
    type: 'module',
    engines: { node: '>=24' },
    imports,
    scripts: { start: 'node start.mjs', ...Object.fromEntries(commands) },
    dependencies,
    optionalDependencies: Object.fromEntries(optional.filter(([key]) => !COPY_OF_NODE.test(key))),
  };
}
