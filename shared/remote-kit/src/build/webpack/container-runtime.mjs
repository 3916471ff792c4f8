// In browsers, this takes the place of the federation runtime's part for bundlers in a remote's entry. A remote loads no other
// remotes, and all that it shares comes from the shell, once, in the version that its deploy was checked for: so it needs
// no more of the runtime than to take modules from the share scope.

/** What the shell's `init` gives: by the name of each module, its versions. */
let shareScope = {};

/** A module of the share scope. The shell provides each in one version; another one may come from an older remote. */
function sharedModule(name) {
  const versions = Object.values(shareScope[name] ?? {});
  return versions.find(({ lib }) => lib) ?? versions[0];
}

/** Puts a shared module among webpack's, where every use after the first finds it at once. */
function provide(webpackRequire, id, factory) {
  webpackRequire.m[id] = (module) => {
    module.exports = factory();
  };
}

/** Runs before a chunk is evaluated: takes the shared modules that it uses out of the share scope. */
function consumes({ chunkId, chunkMapping, installedModules, promises, webpackRequire }) {
  for (const id of chunkMapping[chunkId] ?? []) {
    if (id in installedModules) {
      promises.push(installedModules[id]);
      continue;
    }
    const { shareKey } = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping[id];
    const shared = sharedModule(shareKey);
    if (!shared) {
      throw new Error(`The shell provides no ${shareKey}: deploy one that does, or bundle it.`);
    }
    const provided = Promise.resolve(shared.lib ?? shared.get()).then((factory) =>
      provide(webpackRequire, id, factory),
    );
    installedModules[id] = provided;
    promises.push(provided);
  }
}

export default {
  runtime: {},
  bundlerRuntime: {
    init: () => ({}),
    consumes,
    initContainerEntry({ shareScope: provided }) {
      shareScope = provided;
      return true;
    },
  },
  bundlerRuntimeOptions: {},
};
