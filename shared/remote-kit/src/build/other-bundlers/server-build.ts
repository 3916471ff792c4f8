import { createRequire } from 'node:module';
import { checkRemote, runModule } from '@storefront/tools/server-build';
import { BuildError } from '../build-error';
import type { BuiltFiles } from '../version/built-files';
import type { Pages } from '../version/write-version';
import { PROVIDED_MODULES } from './provided-modules';
import { ENTRY_FILE } from './scripts-of';

const require = createRequire(import.meta.url);

const SERVER_ENTRY = `server/${ENTRY_FILE}`;

/** The interface of a federation container. */
interface Container {
  init: (shareScope: unknown) => unknown;
  get: (name: string) => Promise<() => unknown>;
}

/** Throws `BuildError` for a server build that can't be loaded, or lacks code of a page or a fragment. */
export async function requireWorkingServerBuild(
  files: BuiltFiles,
  name: string,
  pages: Pages,
): Promise<void> {
  const code = files.get(SERVER_ENTRY);
  if (!code) {
    throw new BuildError(
      `${SERVER_ENTRY} is missing: build the remote's container for Node too, as one file in CommonJS, because the page server renders its pages.`,
    );
  }
  const container = containerIn(code, name);
  const initialised = Promise.resolve().then(() => container.init(shareScope()));
  const load = async (module: string) => {
    await initialised;
    const factory = await container.get(module);
    return (factory() as { default?: unknown }).default;
  };
  const [problem] = await checkRemote(load, pages);
  if (problem === undefined) return;
  const [summary = ''] = problem.split('\n');
  throw new BuildError(
    `${SERVER_ENTRY} can't be used: ${summary}. Build it for Node, with all that remote.json declares.`,
  );
}

function containerIn(code: Buffer, name: string): Container {
  let exports: Partial<Record<string, Partial<Container>>>;
  try {
    exports = runModule(code, SERVER_ENTRY) as typeof exports;
  } catch (cause) {
    throw new BuildError(
      `${SERVER_ENTRY} can't be run (${String(cause)}): build it as one file in CommonJS that contains all it needs.`,
      { cause },
    );
  }
  const { init, get } = exports[name] ?? {};
  if (init && get) return { init, get };
  throw new BuildError(
    `${SERVER_ENTRY} exports no container ${name}: export one with init and get under this name.`,
  );
}

/** What the shop provides, as its shell would offer it. */
function shareScope() {
  return Object.fromEntries(
    PROVIDED_MODULES.map(({ request, key, version }) => {
      const module: unknown = require(request);
      const offered = {
        version,
        lib: () => module,
        get: () => () => module,
        loaded: true,
        from: 'shell',
        scope: ['default'],
        useIn: [],
        deps: [],
        shareConfig: { singleton: true, requiredVersion: `^${version}` },
        strategy: 'loaded-first',
      };
      return [key, { [version]: offered }];
    }),
  );
}
