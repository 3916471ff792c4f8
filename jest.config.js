import preset from './shared/remote-kit/src/testing/jest-preset.cjs';

/** Packages of the API and the scripts that only ship ES modules, so that they must be compiled for Jest too. */
const ESM_ONLY = [
  'typebox',
  'react-router',
  'react-router-dom',
  'final-form',
  'axios',
  'fontkitten',
  'get-port',
];

/** Test files that take long by nature: `npm test` leaves them to a landing. */
const DEEP = '\\.deep\\.test\\.ts$';

/** Test files, one in a line, that another step of the tests runs. */
const LEFT_OUT = (process.env.LEFT_OUT_TESTS ?? '').split('\n').filter((file) => file !== '');

/** Test files about what the embedded database doesn't have: they run where the API's tests use PostgreSQL. */
const ON_POSTGRES = '\\.postgres\\.test\\.ts$';

/** The pattern of this path alone. */
const exactly = (file) => `^${file.replaceAll(/[.+*?^${}()|[\]\\]/g, '\\$&')}$`;

/** @type {import('jest').Config} */
const compiled = {
  transform: preset.transform,
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/.deploy', '<rootDir>/.data', '<rootDir>/.cache'],
};

const nodeTests = [
  'api',
  'scripts',
  'shared/create-remote',
  'shared/host/src/contracts',
  'shared/remote-kit/src/build',
  'shared/remote-kit/src/cli',
  'shared/remote-kit/src/deploy',
  'shared/remote-kit/src/dev',
  'shared/remote-kit/src/shop',
  'shell/src/server',
  'tools',
];

/** @type {import('jest').Config} */
const config = {
  // Jest leaves one core free by default, which on two cores halves its speed.
  maxWorkers: '100%',
  // A database starts in 3 s on an idle machine, but takes much longer on a busy one.
  testTimeout: 60_000,
  projects: [
    {
      ...compiled,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: nodeTests.map((folder) => `<rootDir>/${folder}/**/*.test.ts?(x)`),
      testPathIgnorePatterns: [
        '/node_modules/',
        ...(process.env.QUICK_TESTS ? [DEEP] : []),
        ...(process.env.TEST_POSTGRES_URL ? [] : [ON_POSTGRES]),
        ...LEFT_OUT.map(exactly),
      ],
    },
    {
      ...compiled,
      displayName: 'browser',
      testEnvironment: preset.testEnvironment,
      setupFilesAfterEnv: preset.setupFilesAfterEnv,
      testMatch: ['<rootDir>/{shared,shell,mf-*}/**/*.test.ts?(x)'],
      testPathIgnorePatterns: [
        '/node_modules/',
        ...nodeTests.map((folder) => `<rootDir>/${folder}/`),
      ],
    },
  ],
};

export default config;
