/*
 * Who may import whom. Everything that is not allowed below is an error (default deny); ARCHITECTURE.md has
 * the same table in words, scripts/import-arrows.test.ts proves that forbidden imports fail.
 */

/** Files that only ever run in the server process. */
const serverFile = String.raw`\.server\.ts$|\.table\.ts$`;
const testFile = String.raw`\.test\.tsx?$`;
/** Features that put others together on one page or desk, or carry their data elsewhere. */
const composingFeature = '^src/features/(?:home|admin|assistant|sync)/';

const allow = (from, to) => ({ from: { path: from }, to: { path: to } });

export default {
  allowed: [
    // Packages and Node's own modules; what of them may reach the browser is forbidden further down.
    { from: {}, to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'core'] } },
    allow('^src/main\\.ts$', '^src/(?:app|server|site)/|^src/features/.*\\.server\\.ts$'),
    allow('^src/app/', '^src/(?:app|routes|features|forms|revisions|site|client|ui|i18n|server)/'),
    allow('^src/routes/', '^src/(?:routes|app|features|revisions|site|client|ui|i18n)/'),
    allow('^src/features/([^/]+)/', '^src/features/$1/'),
    allow('^src/features/', '^src/(?:forms|revisions|site|client|ui|i18n)/'),
    allow(`^src/features/.*(?:${serverFile})`, '^src/server/'),
    // An article's picture may be one that was uploaded.
    allow('^src/features/news/', '^src/features/pictures/picture\\.ts$'),
    allow(`^src/features/news/.*(?:${serverFile})`, '^src/features/pictures/stored-pictures\\.server\\.ts$'),
    allow(composingFeature, '^src/features/'),
    allow('^src/forms/', '^src/(?:forms|site|client|ui|i18n)/'),
    // The list of all forms names each feature's definition, and nothing else of it.
    allow('^src/forms/all-forms\\.ts$', '^src/features/.*-form\\.ts$'),
    allow(`^src/forms/.*(?:${serverFile})`, '^src/server/'),
    allow('^src/revisions/', '^src/(?:revisions|site|client|ui|i18n)/'),
    // The list of all kinds names each feature's definition, and nothing else of it.
    allow('^src/revisions/all-kinds\\.ts$', '^src/features/.*-kind\\.ts$'),
    allow(`^src/revisions/.*(?:${serverFile})`, '^src/server/'),
    allow('^src/site/', '^src/(?:site|client|ui|i18n)/'),
    allow(`^src/site/.*(?:${serverFile})`, '^src/server/'),
    allow('^src/client/', '^src/(?:client|i18n)/'),
    allow('^src/ui/', '^src/ui/'),
    allow('^src/i18n/', '^src/i18n/'),
    allow('^src/server/', '^src/server/'),
    // Jobs begin by Florida's clock.
    allow('^src/server/jobs/', '^src/i18n/florida-day\\.ts$'),
    // Server and panel ask the same table who may do what; it imports nothing else.
    allow('^src/(?:app|routes|features|revisions|server|rights)/', '^src/rights/'),
    allow(`^src/.*(?:${testFile})`, '^(?:tests/(?:support|component|assistant/utterances)|src/server)/'),
    allow('^scripts/', '^(?:scripts|src|tests)/'),
    // Nothing needs a tool to be built, started or tested.
    allow('^tools/', '^(?:tools|tests|src)/'),
    allow('^tests/', '^(?:tests|scripts|src)/'),
  ],
  allowedSeverity: 'error',
  forbidden: [
    {
      name: 'server-code-in-the-browser',
      comment: 'A file that pages load imports one that only the server may run. Ask the API instead.',
      severity: 'error',
      from: {
        path: '^src/(?:features|forms|revisions|site|client|ui|i18n|routes)/',
        pathNot: `${serverFile}|${testFile}`,
      },
      to: { path: `^src/server/|${serverFile}` },
    },
    {
      name: 'server-code-reaches-the-browser',
      comment: 'What the browser loads first leads, over other files, to one that only the server may run.',
      severity: 'error',
      from: { path: '^src/(?:app/client\\.tsx|app/router\\.tsx|routes/)' },
      to: { path: `^src/server/|${serverFile}`, reachable: true },
    },
    {
      name: 'node-in-the-browser',
      comment: "A file that pages load imports a module of Node's.",
      severity: 'error',
      from: {
        path: '^src/(?:features|forms|revisions|site|client|ui|i18n|routes)/',
        pathNot: `${serverFile}|${testFile}`,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'development-package-in-production',
      comment:
        'Vite alone may be loaded by the server, and only in development; TanStack Start is built into the pages.',
      severity: 'error',
      from: { path: '^src/', pathNot: `${testFile}|^src/app/page-renderer\\.ts$` },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only', 'npm'],
        pathNot: '/@tanstack/react-start/',
      },
    },
    {
      name: 'circle',
      comment:
        'Files need each other, if only for types: one of them holds something that belongs in another. A definition of a kind of content names its side of the panel, which is loaded later and knows what the kind is.',
      severity: 'error',
      from: { pathNot: 'route-tree\\.gen\\.ts$' },
      to: { circular: true, viaOnly: { pathNot: 'route-tree\\.gen\\.ts$|-kind\\.ts$' } },
    },
    {
      name: 'import-of-nothing',
      comment: 'The imported file or package is not there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:dist|data|screenshots|test-results)/' },
    // Imports of types are imports, too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
