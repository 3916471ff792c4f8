import { SOURCE_VERSION, type RemoteVersion } from '@storefront/host/contracts/registry';
import { integrityOf } from '@storefront/tools/integrity';
import { createFolderDeployRoot } from '@storefront/tools/deploy';
import type { Compilation, Compiler } from 'webpack';
import { enterVersion } from './enter-version';

const NAME = 'ServerBuildPlugin';

interface ServerBuildOptions {
  app: string;
  /** The deploy root for development. */
  devRoot: string;
  /** The version without a server build. */
  version: RemoteVersion;
}

/**
 * Puts each server build from source into the deploy root for development, and enters it in its registry, so
 * that the next page is rendered with it. After a build with errors, the page is rendered in the browser, which
 * shows them.
 */
export class ServerBuildPlugin {
  readonly #options: ServerBuildOptions;

  constructor(options: ServerBuildOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler) {
    // No browser loads this build: it gets nothing from the development server.
    compiler.options.devServer = false;
    compiler.hooks.emit.tapPromise(NAME, async (compilation) => {
      const { app, devRoot, version } = this.#options;
      const build = compilation.errors.length === 0 ? await this.#put(compilation) : {};
      await enterVersion(devRoot, app, { ...version, extras: { ...version.extras, ...build } });
    });
  }

  async #put(compilation: Compilation) {
    const { app, devRoot } = this.#options;
    const [entry] = compilation
      .getAssets()
      .filter(({ name }) => /^(remoteEntry|render)\.js$/.test(name));
    if (!entry) throw new Error(`The server build of ${app} has no remoteEntry.js or render.js.`);
    const code = Buffer.from(entry.source.source());
    const serverIntegrity = integrityOf(code);
    const name = serverIntegrity.replace(/\W/g, '');
    const serverUrl = `${app}/${SOURCE_VERSION}/server/${name}.js`;
    await createFolderDeployRoot(devRoot).put(serverUrl, code);
    // A new release: faults of earlier builds don't count against this one.
    const release = { since: new Date().toISOString(), why: 'built from source' };
    return { serverUrl, serverIntegrity, release };
  }
}
