import { containerName, SHELL, type Registry } from '@storefront/shared/contracts/registry';
import { LRUCache } from 'lru-cache';
import type { htmlDocument } from './document/html-document';
import type { Renderer } from './render';
import { loadVerifiedModule } from './verified-module';

/** What a shell version's server build exports. */
interface ShellBuild {
  createRenderer: (
    loadEntry: (serverUrl: string, container: string) => Promise<unknown>,
  ) => Renderer;
  htmlDocument: typeof htmlDocument;
}

/** A shell version on the server: renders its pages, and the document around them. */
export type ShellRenderer = Renderer & Pick<ShellBuild, 'htmlDocument'>;

/** The renderer of a registry's shell version; undefined when that has no server build. */
export type RendererFor = (registry: Registry) => Promise<ShellRenderer | undefined>;

interface ServerBuild {
  url: string;
  integrity: string;
}

/** Shell versions that are kept: the live one, a canary, and those before them. */
const MAX_RENDERERS = 5;

/** Expected hashes that are kept; far more than all versions of a registry have. */
const MAX_HASHES = 1_000;

/** Loads each shell version's server build once, and lets it load the remotes' server builds. */
export function createRenderers(deployRoot: string): RendererFor {
  /** Joins simultaneous calls for a version; a version that failed is loaded again. */
  const renderers = new LRUCache<string, ShellRenderer, ServerBuild>({
    max: MAX_RENDERERS,
    fetchMethod: (_key, _stale, { context }) => loadRenderer(context),
  });
  /** Expected hashes of the remotes' server builds, by address; of all recent registries. */
  const hashes = new LRUCache<string, string>({ max: MAX_HASHES });

  async function loadEntry(serverUrl: string, container: string): Promise<unknown> {
    const integrity = hashes.get(serverUrl);
    if (!integrity) throw new Error(`The registry has no hash for ${serverUrl}.`);
    const exports = (await loadVerifiedModule(deployRoot, serverUrl, integrity)) as Record<
      string,
      unknown
    >;
    return exports[container] ?? exports;
  }

  async function loadRenderer({ url, integrity }: ServerBuild): Promise<ShellRenderer> {
    const build = (await loadVerifiedModule(deployRoot, url, integrity)) as
      ShellBuild | Promise<ShellBuild>;
    const { createRenderer, htmlDocument } = await build;
    return { ...createRenderer(loadEntry), htmlDocument };
  }

  return async (registry) => {
    for (const [name, versions] of Object.entries(registry.microFrontends)) {
      for (const { extras } of versions) {
        if (name !== SHELL && extras.serverUrl && extras.serverIntegrity) {
          hashes.set(extras.serverUrl, extras.serverIntegrity);
        }
      }
    }
    const shell = registry.microFrontends[SHELL]?.[0];
    if (!shell?.extras.serverUrl || !shell.extras.serverIntegrity) return undefined;
    const { serverUrl: url, serverIntegrity: integrity } = shell.extras;
    const key = containerName(SHELL, shell.metadata.version);
    return renderers.fetch(key, { context: { url, integrity } });
  };
}
