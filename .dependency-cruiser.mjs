/* Who may import whom. Astro components are not read here: tools/eslint.config.mjs holds the same rules for them. */

const folder = (name) => `^src/${name}/`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'A file that reads its own text, with ?raw, is none.',
      severity: 'error',
      from: { path: '(.+)' },
      to: { circular: true, pathNot: '^$1$' },
    },
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(?:src/features|src)/[^/]+$' },
      to: { circular: true, path: '^(?:src/features|src)/[^/]+$' },
    },
    {
      name: 'schemas-import-zod-alone',
      severity: 'error',
      from: { path: folder('schemas') },
      to: { pathNot: '^src/schemas/|^node_modules/zod/' },
    },
    {
      name: 'site-is-below-what-shows-it',
      severity: 'error',
      from: { path: folder('site') },
      to: { path: '^src/(?:components|features|layouts|pages|integrations|server)/|^tools/' },
    },
    {
      name: 'components-know-no-feature-and-no-page',
      severity: 'error',
      from: { path: folder('components') },
      to: { path: '^src/(?:features|layouts|pages|integrations|server)/|^tools/' },
    },
    {
      name: 'features-stand-alone',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/(?:features|layouts|pages|integrations)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'quote-rules-stand-alone',
      comment: 'The quote server and its commands run them without the form.',
      severity: 'error',
      from: { path: '^src/features/quote/rules/' },
      to: { path: '^src/features/(?!quote/rules/)' },
    },
    {
      name: 'server-imports-only-the-rules-of-features',
      severity: 'error',
      from: { path: '^src/server/|^tools/quotes' },
      to: { path: '^src/features/(?!quote/rules/)' },
    },
    {
      name: 'pages-are-imported-by-nobody',
      severity: 'error',
      from: {},
      to: { path: folder('pages') },
    },
    {
      name: 'a-build-needs-no-development-package',
      comment: 'The build and the server work after npm ci --omit=dev.',
      severity: 'error',
      from: {
        path: '^src/|^astro\\.config\\.mjs$|^tools/(?:build|serve|quotes)\\.ts$|^tools/(?:build|quotes)/',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-code-without-node',
      comment: 'What runs in browsers: islands, directives and the scripts beside components.',
      severity: 'error',
      from: { path: '^src/(?:components|features/(?!quote/rules/))|^src/integrations/directives/' },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
