import { containerName, SHELL, type Registry } from '@storefront/shared/contracts/registry';
import type { htmlDocument } from './document';
import type { Renderer } from './render';
import { loadVerified } from './verified-module';

/** What a shell version's server build exports. */
interface ShellBuild {
  createRenderer: (
    loadEntry: (serverUrl: string, container: string) => Promise<unknown>,
  ) => Renderer;
  htmlDocument: typeof htmlDocument;
}

/** A version of the shell at work on the server: its pages, and the document around them. */
export type ShellRenderer = Renderer & Pick<ShellBuild, 'htmlDocument'>;

/** The renderer of the shell version that a registry names; undefined when it has no server build. */
export type RendererFor = (registry: Registry) => Promise<ShellRenderer | undefined>;

/** Loads each shell version's server build once, and lets it load the remotes' server builds. */
export function createRenderers(deployRoot: string): RendererFor {
  const renderers = new Map<string, Promise<ShellRenderer>>();
  /** Expected hashes of the remotes' server builds, by address; of every registry seen. */
  const hashes = new Map<string, string>();

  async function loadEntry(serverUrl: string, container: string): Promise<unknown> {
    const integrity = hashes.get(serverUrl);
    if (!integrity) throw new Error(`The registry gives no hash for ${serverUrl}.`);
    const exports = (await loadVerified(deployRoot, serverUrl, integrity)) as Record<
      string,
      unknown
    >;
    return exports[container] ?? exports;
  }

  async function load(serverUrl: string, integrity: string): Promise<ShellRenderer> {
    const build = (await loadVerified(deployRoot, serverUrl, integrity)) as
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
    const key = containerName(SHELL, shell.metadata.version);
    let renderer = renderers.get(key);
    if (!renderer) {
      renderer = load(shell.extras.serverUrl, shell.extras.serverIntegrity);
      renderers.set(key, renderer);
      renderer.catch(() => renderers.delete(key));
    }
    return renderer;
  };
}
