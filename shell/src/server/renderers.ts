import { containerName, SHELL, type Registry } from '@storefront/shared/contracts/registry';
import type { Render } from './render';
import { loadVerified } from './verified-module';

interface RenderBuild {
  createRenderer: (loadEntry: (serverUrl: string, container: string) => Promise<unknown>) => Render;
}

/** The renderer of the shell version that a registry names; undefined when it has no server build. */
export type RendererFor = (registry: Registry) => Promise<Render | undefined>;

/** Loads each shell version's server build once, and lets it load the remotes' server builds. */
export function createRenderers(deployRoot: string): RendererFor {
  const renderers = new Map<string, Promise<Render>>();
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

  async function load(serverUrl: string, integrity: string): Promise<Render> {
    const build = (await loadVerified(deployRoot, serverUrl, integrity)) as
      RenderBuild | Promise<RenderBuild>;
    return (await build).createRenderer(loadEntry);
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
