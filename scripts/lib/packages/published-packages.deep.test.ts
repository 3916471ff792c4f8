import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../apps';
import { publishedPackages } from './published-packages';
import { consumerFiles } from './testing/consumer-files';
import { startLocalRegistry, type LocalRegistry } from './testing/local-registry';

/** All packages of the team are downloaded, and those of Verdaccio the first time. */
jest.setTimeout(600_000);

const folder = mkdtempSync(path.join(tmpdir(), 'published-packages-'));
const team = path.join(folder, 'team');
const versions = publishedPackages().map(({ manifest }) => `${manifest.name}@${manifest.version}`);
let registry: LocalRegistry;

beforeAll(async () => {
  registry = await startLocalRegistry(folder);
});

afterAll(async () => {
  await registry.stop();
  rmSync(folder, { recursive: true });
});

function run(program: string, args: string[], cwd: string): string {
  try {
    const env = { ...process.env, ...registry.env };
    return execFileSync(program, args, { cwd, env, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    // The error's own message has the output of only one of the two.
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
}

test('publishes each version once', () => {
  const publish = () => run('node', ['scripts/run.mjs', 'packages/publish'], ROOT);
  expect(publish()).toContain(versions.map((one) => `${one} is published\n`).join(''));
  expect(publish()).toBe(versions.map((one) => `${one} is there already\n`).join(''));
});

test('a team installs the packages in a repository of its own', () => {
  mkdirSync(team);
  for (const [name, text] of Object.entries(consumerFiles())) {
    writeFileSync(path.join(team, name), text);
  }
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], team);
  const installed = run('npm', ['ls', '--parseable', '--long'], team);
  for (const version of versions) expect(installed).toContain(`:${version}\n`);
});

test.each(['nodenext', 'bundler'])('the team’s code compiles with module resolution %s', (kind) => {
  expect(run('npx', ['tsc', '-p', `tsconfig.${kind}.json`], team)).toBe('');
});

test('Node imports every entry', () => {
  expect(run('node', ['import-all.js'], team)).toMatch(/host \d+\n.*ui \d+\n.*remote-kit [1-9]/);
});

test('the team’s test renders a button within a host', () => {
  expect(run('npx', ['jest', '--json'], team)).toContain('"numPassedTests":1');
});
