/*
 * npm run package [-- FOLDER] [--tar]: makes a folder from which the site starts with Node alone, without npm and
 * without a network (docs/operations/package.md). Installs and builds first, where that is needed.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildWhenNeeded } from './build.mjs';
import { installWhenNeeded } from './install.mjs';
import { findNode24, toolEnvironment } from './node-24.mjs';
import { Problem, root, runCommand, runMain, showProgress } from './run-command.mjs';

await runMain(async () => {
  const { folder, archive } = readArguments(process.argv.slice(2));
  refuseTaken(folder, archive);
  await installWhenNeeded();
  const node24 = findNode24();
  await buildWhenNeeded(node24);
  const program = path.join('scripts', 'package', 'make-package.ts');
  const args = [program, folder, ...(archive ? [archive] : [])];
  const said = await showProgress('Making the package', () =>
    runCommand(node24, args, { quiet: true, env: toolEnvironment(node24) }),
  );
  console.log(`\n${said.trim()}`);
});

/**
 * @param {string[]} args
 * @returns {{ folder: string, archive: string | undefined }} where the package goes, and its archive if one is wanted
 */
function readArguments(args) {
  const folders = args.filter((argument) => argument !== '--tar');
  if (folders.length > 1 || folders[0]?.startsWith('-')) {
    throw new Problem(
      'npm run package makes dist/package; npm run package -- FOLDER makes that folder; with --tar (after the --) ' +
        'FOLDER.tar.gz too.',
    );
  }
  // npm changes to the folder of package.json; what was typed is meant from where it was typed.
  const folder = folders[0]
    ? path.resolve(process.env.INIT_CWD ?? process.cwd(), folders[0])
    : path.join(root, 'dist', 'package');
  return { folder, archive: args.includes('--tar') ? `${folder}.tar.gz` : undefined };
}

/**
 * What is there may be a package that runs, with its data.
 *
 * @param {string} folder
 * @param {string | undefined} archive
 */
function refuseTaken(folder, archive) {
  if (existsSync(folder) && readFolder(folder).length > 0) {
    throw new Problem(
      `${folder} is not empty. Delete it, if it holds nothing that is needed (a package that ran there may have left ` +
        'the site’s data in it), or name another folder: npm run package -- FOLDER',
    );
  }
  if (archive && existsSync(archive)) {
    throw new Problem(`${archive} is there already. Delete it, or name another folder.`);
  }
}

/** @param {string} folder */
function readFolder(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new Problem(`${folder} is not a folder that can be read (${error.code}).`);
  }
}
