/**
 * The workspaces, or parts of them, that each workspace may import besides itself; `scripts` may import all.
 * See docs/adr/0002-boundaries.md.
 */
const workspaces = {
  host: { folder: 'shared/host', mayImport: [] },
  ui: { folder: 'shared/ui', mayImport: ['shared/host', 'shared/remote-kit', 'tools'] },
  'create-remote': { folder: 'shared/create-remote', mayImport: [] },
  'remote-kit': { folder: 'shared/remote-kit/src', mayImport: ['shared/host', 'tools'] },
  examples: { folder: 'shared/remote-kit/examples/[^/]+', mayImport: ['shared'] },
  tools: { folder: 'tools', mayImport: ['shared/host'] },
  shell: { folder: 'shell', mayImport: ['shared', 'tools'] },
  remotes: { folder: 'mf-[^/]+', mayImport: ['shared', 'tools'] },
  api: {
    folder: 'api',
    // Its texts are made as those of pages are.
    mayImport: [
      'shared/host/src/(contracts|format|messages)',
      'shared/host/src/shop/orders/order-status\\.ts',
      'tools',
    ],
  },
  e2e: {
    folder: 'e2e',
    mayImport: [
      'shared/host/src/(contracts|messages)',
      'shared/remote-kit/src/(build|testing/response-faults\\.tsx)',
      'tools',
    ],
  },
};

const anyWorkspace = [...Object.values(workspaces).map(({ folder }) => folder), 'scripts'];

const workspaceRules = Object.entries(workspaces).map(([name, { folder, mayImport }]) => ({
  name: `${name}-imports-what-it-may`,
  comment: 'The table at the top of .dependency-cruiser.cjs says what each workspace may import.',
  from: { path: `^(${folder})/` },
  to: { path: oneOf(anyWorkspace), pathNot: ['^$1/', oneOf(mayImport)] },
}));

/**
 * The folders and files of `shell/src` from top to bottom: each may only import from the lines below its own;
 * see docs/adr/0002-boundaries.md.
 */
const shellLayers = [
  ['client.ts', 'server'],
  ['start'],
  ['app'],
  ['chrome', 'host', 'hydration', 'boundaries', 'overrides', 'telemetry'],
  ['fragments'],
  ['offline'],
  ['navigation'],
  ['remotes', 'state'],
  ['cart', 'orders', 'session', 'store-info', 'toasts', 'wishlist'],
  ['connection', 'http', 'page', 'storage'],
  ['languages', 'messages'],
];

/** A rule for each line: a folder must not import the other folders of its line or of those above. */
const shellLayerRules = shellLayers.map((layer, index) => ({
  name: `shell-imports-run-downwards-from-${layer[0].replace('.tsx', '')}`,
  from: { path: inShell(layer), pathNot: ['\\.test\\.tsx?$', '/testing/'] },
  to: { path: inShell(shellLayers.slice(0, index + 1).flat()), pathNot: '^shell/src/$1(/|$)' },
}));

/** Without a layer, a folder would be under no rule. */
const shellFolderWithoutLayer = {
  name: 'shell-folder-has-a-layer',
  from: { path: '^shell/src/', pathNot: inShell(shellLayers.flat()) },
  to: {},
};

/** The path begins with one of these. */
function oneOf(patterns) {
  return `^(${patterns.join('|')})(/|$)`;
}

function inShell(entries) {
  return `^shell/src/(${entries.join('|').replaceAll('.', '\\.')})(/|$)`;
}

/** Only these files may import modules whose path matches. */
function only(files, path, { name, comment }) {
  return { name, comment, from: { pathNot: files }, to: { path } };
}

const rules = [
  { name: 'no-cycles', from: {}, to: { circular: true } },
  {
    name: 'nothing-missing-from-package-json',
    from: {
      pathNot: '\\.test\\.tsx?$|/testing/|/examples/|webpack\\.config\\.ts$|^scripts/|/dev/',
    },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'] },
  },
  ...workspaceRules,
  {
    name: 'tools-stay-out-of-the-browser',
    comment: 'They run on Node alone: builds, the page server, the API and the scripts use them.',
    from: {
      path: oneOf(['mf-[^/]+', 'shell', 'shared/(host|ui)']),
      pathNot: '/webpack\\.config\\.ts$|^shell/src/server/',
    },
    to: { path: '^tools/' },
  },
  {
    name: 'nothing-imports-demo-pictures',
    comment:
      'It is a program of its own, with its own packages; the shop only has the files that it drew.',
    from: {},
    to: { path: '^demo-pictures/' },
  },
  only('^shell/src/http/', '^node_modules/axios/', { name: 'axios-only-in-shell-http' }),
  only('^shell/src/remotes/', '^node_modules/@module-federation/.*runtime', {
    name: 'federation-runtime-only-where-shell-and-remotes-meet',
  }),
  only('^tools/src/telemetry/', '^(tools/)?node_modules/(@opentelemetry|@fastify/otel)/', {
    name: 'opentelemetry-only-in-tools-telemetry',
    comment: 'Its packages are loaded only where traces are asked for.',
  }),
  {
    name: 'opentelemetry-loads-on-demand',
    from: { path: '^tools/src/telemetry/start-tracing' },
    to: { path: '^tools/src/telemetry/create-tracing', dynamic: false },
  },
  {
    name: 'demo-products-only-where-the-demo-is',
    comment: 'Other specs run against any shop: they take their products from `catalogue`.',
    from: {
      path: '^e2e/',
      pathNot: '^e2e/(fake-api|specs/visual)/|\\.(demo|deep|own-shop)\\.',
    },
    to: { path: '^e2e/support/shop/demo-products' },
  },
  {
    name: 'the-shop-does-not-import-its-demo',
    comment:
      'Only the files that start the API, its commands and its tests choose what a demo serves.',
    from: {
      path: '^api/src/[^/]+/',
      pathNot: '^api/src/(demo|cli|testing)/|\\.test\\.ts$|/testing/',
    },
    to: { path: '^api/src/demo/' },
  },
  {
    name: 'features-do-not-import-features',
    from: { path: '^([^/]+)/src/features/([^/]+)/' },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'packages-by-their-public-name',
    comment:
      'A relative import reaches behind what a package exports, which its users may rely on.',
    from: { path: '^(shared/[^/]+|[^/]+)/' },
    to: {
      path: '^(shared/[^/]+|tools)/src/',
      pathNot: '^$1/',
      dependencyTypes: ['local'],
      dependencyTypesNot: ['aliased-workspace'],
    },
  },
  {
    name: 'singletons-by-their-public-name',
    comment: 'A relative import would bundle a second copy of a federated singleton.',
    from: { path: '^shared/host/src/', pathNot: '^shared/host/src/(facade|router|messages)/' },
    to: {
      path: '^shared/host/src/(facade|router|messages)/',
      pathNot: '^shared/host/src/messages/t\\.ts$',
      dependencyTypes: ['local'],
    },
  },
  ...shellLayerRules,
  shellFolderWithoutLayer,
];

module.exports = {
  forbidden: rules.map((rule) => ({ ...rule, severity: 'error' })),
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
