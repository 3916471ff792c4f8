import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { loadBuild, runWebpack, type AppBuild } from '@storefront/remote-kit/build';
import { LockedError, withLock } from '@storefront/tools/file-lock';
import { VERSION_PLACEHOLDER } from './placeholders';

type Configuration = ReturnType<AppBuild['browser']>;

/** A module that a remote exposes, and the faulty module that replaces it and imports it as `realName`. */
interface ExposedModule {
  request: string;
  realName: string;
  faulty: string;
}

const EXPOSED: ExposedModule[] = ['routes', 'fragments'].map((name) => ({
  request: `./src/exposed/${name}.tsx`,
  realName: `${name}-under-test`,
  faulty: path.join(import.meta.dirname, `injected/faulty-${name}.ts`),
}));

/** The configuration of a remote's build in which each route and fragment has `injected/fault.ts`. */
function withFaults(config: Configuration, { folder }: AppBuild): Configuration {
  const real = EXPOSED.map(({ request, realName }) => [`${realName}$`, path.join(folder, request)]);
  return {
    ...config,
    optimization: { ...config.optimization, minimize: false },
    resolve: {
      ...config.resolve,
      alias: { ...aliasesOf(config), ...(Object.fromEntries(real) as Record<string, string>) },
    },
    plugins: [
      ...(config.plugins ?? []),
      {
        apply(compiler) {
          compiler.hooks.normalModuleFactory.tap('Faults', (factory) => {
            factory.hooks.beforeResolve.tap('Faults', (data) => {
              const exposed = EXPOSED.find(({ request }) => request === data.request);
              if (exposed) data.request = exposed.faulty;
            });
          });
        },
      },
    ],
    cache: false,
  };
}

function aliasesOf({ resolve }: Configuration): Record<string, string | false | string[]> {
  const alias = resolve?.alias ?? {};
  if (Array.isArray(alias)) throw new Error('The aliases of a build are expected to be an object.');
  return alias;
}

/** Builds a remote into a folder that exists only once the build is complete. */
async function buildFaultyRemote(remote: string, outDir: string): Promise<void> {
  if (existsSync(outDir)) return;
  const build = await loadBuild(remote);
  const draft = `${outDir}.draft`;
  const settings = { version: VERSION_PLACEHOLDER, outDir: draft, mode: 'production' as const };
  await rm(draft, { recursive: true, force: true });
  await runWebpack(
    [build.browser(settings), build.server(settings)].map((one) => withFaults(one, build)),
  );
  await rename(draft, outDir);
}

/** Works while it holds the lock; waits for it while another test builds the same remote. */
async function whileLocked(file: string, work: () => Promise<void>): Promise<void> {
  try {
    await withLock(file, work);
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    await whileLocked(file, work);
  }
}

const [remote, outDir] = process.argv.slice(2);
if (!remote || !outDir) throw new Error('Usage: build-faulty-remote.ts <remote> <folder>');
await whileLocked(`${outDir}.lock`, () => buildFaultyRemote(remote, outDir));
