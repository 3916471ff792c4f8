const remotes = '^(mf-[^/]+)/';

/**
 * The folders and files of `shell/src` from top to bottom: each imports only what is in a line below
 * its own; see docs/adr/0019-order-of-the-shell.md.
 */
const shellLayers = [
  ['client.tsx', 'server'],
  ['app'],
  ['chrome', 'host', 'hydration', 'boundaries', 'overrides', 'telemetry'],
  ['remotes', 'state'],
  ['cart', 'orders', 'session', 'store-info', 'toasts', 'wishlist'],
  ['connection', 'http', 'page', 'storage'],
];

/** A rule for each line: a folder must not import the other folders of its line or of those above. */
const shellLayerRules = shellLayers.map((layer, index) => ({
  name: `shell-imports-run-downwards-from-${layer[0].replace('.tsx', '')}`,
  severity: 'error',
  from: {
    path: `^shell/src/(${layer.join('|').replace('.', '\\.')})(/|$)`,
    pathNot: '\\.test\\.tsx?$',
  },
  to: {
    path: `^shell/src/(${shellLayers
      .slice(0, index + 1)
      .flat()
      .join('|')
      .replace('.', '\\.')})(/|$)`,
    pathNot: '^shell/src/$1(/|$)',
  },
}));

/** Without a line of its own a folder would be under no rule. */
const shellFolderWithoutLayer = {
  name: 'shell-folder-has-a-layer',
  severity: 'error',
  from: {
    path: '^shell/src/',
    pathNot: `^shell/src/(${shellLayers.flat().join('|').replace('.', '\\.')})(/|$)`,
  },
  to: {},
};

/** The dependency rules of the product; see docs/adr/0002-boundaries.md. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-missing-from-package-json',
      severity: 'error',
      from: {
        pathNot: '\\.test\\.tsx?$|/testing/|webpack\\.config\\.ts$|^(scripts|demo-pictures)/|/dev/',
      },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'] },
    },
    {
      name: 'shell-imports-shared-only',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mf-[^/]+|api|e2e|scripts)/' },
    },
    {
      name: 'tools-stay-out-of-the-browser',
      comment: 'They run on Node alone: builds, the page server, the API and the scripts use them.',
      severity: 'error',
      from: {
        path: '^(mf-[^/]+|shell|shared|e2e)/',
        pathNot: '/webpack\\.config\\.ts$|^shell/src/server/',
      },
      to: { path: '^tools/' },
    },
    {
      name: 'tools-import-themselves-and-shared',
      severity: 'error',
      from: { path: '^tools/' },
      to: { path: '^(mf-[^/]+|shell|api|e2e|scripts)/' },
    },
    {
      name: 'remotes-import-themselves-and-shared',
      severity: 'error',
      from: { path: remotes },
      to: { path: '^(mf-[^/]+|shell|api|e2e|scripts)/', pathNot: '^$1/' },
    },
    {
      name: 'shared-imports-itself',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(mf-[^/]+|shell|api|e2e|scripts)/' },
    },
    {
      name: 'api-and-e2e-import-contracts-only',
      severity: 'error',
      from: { path: '^(api|e2e)/' },
      to: {
        path: '^(mf-[^/]+|shell|api|e2e|scripts|shared)/',
        pathNot: '^$1/|^shared/src/contracts/',
      },
    },
    {
      name: 'nothing-imports-demo-pictures',
      comment: 'It draws files that the API serves; only its own command starts it.',
      severity: 'error',
      from: { pathNot: '^(demo-pictures/|scripts/pictures\\.ts$)' },
      to: { path: '^demo-pictures/' },
    },
    {
      name: 'demo-pictures-imports-the-api-by-its-entry',
      severity: 'error',
      from: { path: '^demo-pictures/' },
      to: {
        path: '^(mf-[^/]+|shell|api|e2e|scripts|shared)/',
        pathNot: '^api/src/demo/demo-pictures\\.ts$',
      },
    },
    {
      name: 'demo-products-only-where-the-demo-is',
      comment: 'Other specs run against any shop: they take their products from `catalogue`.',
      severity: 'error',
      from: {
        path: '^e2e/',
        pathNot: '^e2e/(fake-api|specs/visual)/|\\.(demo|deep|own-shop)\\.',
      },
      to: { path: '^e2e/support/shop/demo-products' },
    },
    {
      name: 'features-do-not-import-features',
      severity: 'error',
      from: { path: '^([^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'axios-only-in-shell-http',
      severity: 'error',
      from: { pathNot: '^shell/src/http/' },
      to: { path: '^node_modules/axios/' },
    },
    {
      name: 'federation-runtime-only-in-shell-remotes',
      severity: 'error',
      from: { pathNot: '^shell/src/remotes/' },
      to: { path: '^node_modules/@module-federation/.*runtime' },
    },
    {
      name: 'singletons-by-their-public-name',
      comment: 'A relative import would bundle a second copy of a federated singleton.',
      severity: 'error',
      from: { path: '^shared/src/', pathNot: '^shared/src/(host|router)/' },
      to: { path: '^shared/src/(host|router)/', dependencyTypes: ['local'] },
    },
    ...shellLayerRules,
    shellFolderWithoutLayer,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules/\\.cache|\\.deploy|\\.data|\\.cache)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
