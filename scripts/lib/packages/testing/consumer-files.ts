import { ROOT } from '../../apps';
import { publishedPackages, readManifest } from '../published-packages';

/** Packages that the team uses in the version that this repository has. */
const TOOLS = [
  '@testing-library/react',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'typescript',
];

/** The files of a team that uses the published packages in a repository of its own, by their names. */
export function consumerFiles(): Record<string, string> {
  return {
    'package.json': JSON.stringify({ private: true, type: 'module', dependencies: dependencies() }),
    'greeting.tsx': COMPONENT,
    'greeting.test.tsx': TEST,
    'build.ts': BUILD,
    'import-all.js': IMPORT_ALL,
    'jest.config.js': JEST_CONFIG,
    'tsconfig.nodenext.json': tsconfig('nodenext', 'nodenext'),
    'tsconfig.bundler.json': tsconfig('esnext', 'bundler'),
  };
}

function dependencies(): Record<string, string> {
  const { devDependencies } = readManifest(ROOT);
  const tools = TOOLS.map((name) => [name, devDependencies?.[name] ?? 'missing'] as const);
  const own = publishedPackages().map(
    ({ manifest: { name, version } }) => [name, `^${version}`] as const,
  );
  return Object.fromEntries([...tools, ...own]);
}

const COMPONENT = `import { useSession, type SessionState } from '@storefront/host';
import { formatRupees } from '@storefront/host/format/money';
import { Button } from '@storefront/ui/actions/button';

const userOf = ({ user }: SessionState) => user;

export function Greeting({ total }: { total: number }) {
  const user = useSession(userOf);
  return <Button fullWidth>{user?.email} pays {formatRupees(total)}</Button>;
}

// @ts-expect-error A button has no such variant, which shows that the types are found.
export const wrong = <Button variant="round" />;
`;

const TEST = `import { HostProvider } from '@storefront/host';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { render, screen } from '@testing-library/react';
import { Greeting } from './greeting';

test('a button of the design system has what the host says', () => {
  const { host } = createTestHost({ session: { user: { email: 'asha@shop.example' } } });
  render(<HostProvider host={host}><Greeting total={1299} /></HostProvider>);
  expect(screen.getByRole('button', { name: 'asha@shop.example pays ₹1,299.00' })).toBeEnabled();
});
`;

const BUILD = `import { Type, type PropsOf } from '@storefront/host/contracts/fragment-props';
import type { FragmentProps } from '@storefront/host/contracts/fragments';
import { defineRemote } from '@storefront/host/contracts/remote';
import { remoteBuild } from '@storefront/remote-kit/build';

const teaserProps = Type.Object({ season: Type.String() });

declare module '@storefront/host/contracts/fragments' {
  interface FragmentProps {
    'lookbook.teaser': PropsOf<typeof teaserProps>;
  }
}

// @ts-expect-error A season is a text, which shows that the type follows from the schema.
export const wrong: FragmentProps['lookbook.teaser'] = { season: 2026 };

export const remote = defineRemote(
  'mf-lookbook',
  { lookbook: { path: '/lookbook' } },
  { 'lookbook.teaser': { contract: '1.0.0', props: teaserProps } },
);
export default remoteBuild(import.meta.dirname, remote, { budget: 20 });
`;

/** Imports every script of the packages as Node does, but for what only works in a test. */
const IMPORT_ALL = `import { readFileSync } from 'node:fs';

for (const name of ['@storefront/host', '@storefront/ui', '@storefront/remote-kit']) {
  const { exports } = JSON.parse(readFileSync(\`node_modules/\${name}/package.json\`, 'utf8'));
  const scripts = Object.keys(exports).filter((entry) => exports[entry].types && !entry.startsWith('./testing/'));
  for (const entry of scripts) await import(name + entry.slice(1));
  console.log(name, scripts.length);
}
`;

const JEST_CONFIG = `export default { preset: '@storefront/remote-kit' };
`;

function tsconfig(module: string, moduleResolution: string): string {
  return JSON.stringify({
    compilerOptions: {
      module,
      moduleResolution,
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: ['node', 'jest'],
      jsx: 'react-jsx',
      jsxImportSource: '@emotion/react',
      strict: true,
      noEmit: true,
    },
    files: ['greeting.tsx', 'build.ts'],
  });
}
