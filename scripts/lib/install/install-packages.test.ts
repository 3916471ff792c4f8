import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROGRAM = `
  import { installPackages } from ${JSON.stringify(path.join(import.meta.dirname, 'install-packages.mjs'))};
  await installPackages(process.cwd());
`;

/** A fake npm that logs when it runs, and installs as soon as its standard input is closed. */
const FAKE_NPM = `#!/usr/bin/env node
const { appendFileSync, mkdirSync } = require('node:fs');
appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n');
console.log('fake npm runs');
process.stdin.on('data', () => {}).on('end', () => mkdirSync('node_modules', { recursive: true }));
`;

let root: string;
let commands: ChildProcess[];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'install-'));
  commands = [];
  mkdirSync(path.join(root, 'bin'));
  writeFileSync(path.join(root, 'bin/npm'), FAKE_NPM);
  chmodSync(path.join(root, 'bin/npm'), 0o755);
  writeFileSync(path.join(root, 'package.json'), '{ "workspaces": ["shared/ui"] }');
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
});

afterEach(() => {
  for (const command of commands) command.kill('SIGKILL');
  rmSync(root, { recursive: true });
});

/** Starts a command that needs the packages. */
function startCommand() {
  const command = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    cwd: root,
    env: { ...process.env, PATH: `${path.join(root, 'bin')}:${process.env.PATH ?? ''}` },
  });
  commands.push(command);
  let output = '';
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      command.emit('output');
    });
  }
  const closed = once(command, 'close');
  return {
    pid: command.pid,
    async prints(text: string) {
      while (!output.includes(text)) await once(command, 'output');
    },
    async finish(): Promise<unknown> {
      command.stdin.end();
      const [code] = (await closed) as [number | null];
      return { code, output };
    },
  };
}

function lockFile(): string {
  return path.join(root, '.cache/install.lock');
}

function installations(): number {
  const log = path.join(root, 'npm.log');
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').length : 0;
}

test('packages that somebody has installed by hand are not installed again, unless the lock file is newer', async () => {
  mkdirSync(path.join(root, 'node_modules'));
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), '{}');
  utimesSync(path.join(root, 'package-lock.json'), 1, 1);
  await startCommand().finish();
  expect(installations()).toBe(0);

  utimesSync(path.join(root, 'package-lock.json'), new Date(), new Date(Date.now() + 1000));
  await startCommand().finish();
  expect(installations()).toBe(1);
});

test('of two commands at once, the second waits for the installation of the first', async () => {
  const first = startCommand();
  await first.prints('fake npm runs');
  const second = startCommand();
  await second.prints(`Waiting for process ${first.pid}, which is installing the packages`);
  await expect(first.finish()).resolves.toMatchObject({ code: 0 });
  await expect(second.finish()).resolves.toMatchObject({ code: 0 });
  expect(installations()).toBe(1);
  expect(existsSync(lockFile())).toBe(false);
});

test('installs again once package-lock.json has changed', async () => {
  await startCommand().finish();
  await startCommand().finish();
  expect(installations()).toBe(1);
  appendFileSync(path.join(root, 'package-lock.json'), '\n');
  await startCommand().finish();
  expect(installations()).toBe(2);
});

test('doesn’t wait for a process that has ended', async () => {
  const killed = startCommand();
  await killed.prints('fake npm runs');
  commands[0]?.kill('SIGKILL');
  await killed.finish();
  expect(existsSync(lockFile())).toBe(true);
  await expect(startCommand().finish()).resolves.toMatchObject({ code: 0 });
  expect(existsSync(lockFile())).toBe(false);
});

test('says what to do when npm fails, and the next command tries again', async () => {
  writeFileSync(path.join(root, 'bin/npm'), '#!/bin/sh\nexit 1\n');
  await expect(startCommand().finish()).resolves.toMatchObject({
    code: 1,
    output: expect.stringContaining('Check the network and the free disk space') as string,
  });
  writeFileSync(path.join(root, 'bin/npm'), FAKE_NPM);
  await expect(startCommand().finish()).resolves.toMatchObject({ code: 0 });
});

test.each(['node_modules', 'shared/ui/node_modules'])(
  'doesn’t install while %s is a link, because npm would delete the packages of another checkout',
  async (folder) => {
    const others = path.join(root, 'another-checkout');
    mkdirSync(others);
    mkdirSync(path.join(root, 'shared/ui'), { recursive: true });
    symlinkSync(others, path.join(root, folder));
    await expect(startCommand().finish()).resolves.toMatchObject({
      code: 1,
      output: expect.stringContaining(
        `these are links: ${folder}. Remove the links and run the command again`,
      ) as string,
    });
    expect(installations()).toBe(0);

    rmSync(path.join(root, folder));
    await expect(startCommand().finish()).resolves.toMatchObject({ code: 0 });
    expect(installations()).toBe(1);
  },
);
