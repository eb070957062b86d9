import { registerHooks } from 'node:module';

/*
 * Loaded before the server (node --import): halves the time of a start. For every file of a package Node
 * parses the package's package.json anew to learn its format; that of drizzle-orm has 180 kB, and its 200
 * files import each other. They are all ES modules beside each other, so the answer is known beforehand.
 */
registerHooks({
  resolve: (specifier, context, nextResolve) => {
    const parent = context.parentURL ?? '';
    const isInsideDrizzle =
      specifier.startsWith('.') && parent.includes('/node_modules/drizzle-orm/') && parent.endsWith('.js');
    return isInsideDrizzle
      ? { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true }
      : nextResolve(specifier, context);
  },
});
