import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import getPort from 'get-port';
import { ROOT } from '../../apps';
import { runToEnd } from '../../processes';

/** Version 6 of Verdaccio needs Node 22. */
const VERSION = '5.33.0';

/** It is no package of the repository, because it brings 240 others along, for one test. */
const FOLDER = path.join(ROOT, '.cache', `verdaccio-${VERSION}`);

/** npm writes this file when all packages are installed. */
const INSTALLED = path.join(FOLDER, 'node_modules/.package-lock.json');

const PROGRAM = path.join(FOLDER, 'node_modules/verdaccio/bin/verdaccio');

const CONFIG = `
storage: ./storage
packages:
  '@storefront/*':
    access: $all
    publish: $all
`;

/** A registry for this repository's packages alone. */
export interface LocalRegistry {
  /** The settings with which npm uses it for these packages, and its usual registry for all others. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/** Starts a registry that stores packages in a folder; everybody may publish. */
export async function startLocalRegistry(folder: string): Promise<LocalRegistry> {
  if (!existsSync(INSTALLED)) await installVerdaccio();
  const config = path.join(folder, 'verdaccio.yaml');
  await writeFile(config, CONFIG);
  const address = `localhost:${await getPort()}`;
  const child = spawn('node', [PROGRAM, '--config', config, '--listen', address], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const failed = ended.then(() => {
    throw new Error(`Verdaccio has ended. ${output}`);
  });
  while (!output.includes('http address')) {
    const [text] = (await Promise.race([once(child.stdout, 'data'), failed])) as [unknown];
    output += String(text);
  }
  return {
    env: {
      'npm_config_@storefront:registry': `http://${address}/`,
      // npm publishes nothing without a token; this registry doesn't look at it.
      [`npm_config_//${address}/:_authToken`]: 'nobody',
    },
    async stop() {
      child.kill();
      await ended;
    },
  };
}

async function installVerdaccio(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const manifest = {
    private: true,
    dependencies: { verdaccio: VERSION },
    // One of its packages wants a version by a tag that registries don't have any more.
    overrides: { 'node-fetch': '2.7.0' },
  };
  await writeFile(path.join(FOLDER, 'package.json'), JSON.stringify(manifest));
  const options = [
    '--ignore-scripts',
    '--omit=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  await runToEnd('npm', ['install', '--prefix', FOLDER, ...options], {}, 'ignore');
}
