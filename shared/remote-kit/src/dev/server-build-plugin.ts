import type { Compilation, Compiler } from 'webpack';

const NAME = 'ServerBuildPlugin';

/** What is done with the server builds of an app from source. */
export interface ServerBuildHooks {
  /** Called when an edit begins to be built. */
  onEdit?: () => void;
  /** Called with the code of each build; undefined for one with errors. The build ends with what this returns. */
  onBuild: (code: Buffer | undefined) => void | Promise<void>;
}

/** Passes on each server build from source, whose scripts no browser loads. */
export class ServerBuildPlugin {
  readonly #hooks: ServerBuildHooks;

  constructor(hooks: ServerBuildHooks) {
    this.#hooks = hooks;
  }

  apply(compiler: Compiler) {
    // It gets nothing from the development server.
    compiler.options.devServer = false;
    compiler.hooks.invalid.tap(NAME, () => this.#hooks.onEdit?.());
    compiler.hooks.emit.tapPromise(NAME, async (compilation) => {
      await this.#hooks.onBuild(compilation.errors.length === 0 ? codeOf(compilation) : undefined);
    });
  }
}

/** The build's only script. */
function codeOf(compilation: Compilation): Buffer {
  const [entry] = compilation
    .getAssets()
    .filter(({ name }) => /^(remoteEntry|render)\.js$/.test(name));
  if (!entry) throw new Error(`${compilation.name} has no remoteEntry.js or render.js.`);
  return Buffer.from(entry.source.source());
}
