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

/** The shared modules that chunks have asked for, by their ids. */
const taken = {};

/** Takes the shared modules that a chunk uses out of the share scope: `names` are their names there by webpack's ids. */
function consumes(webpackRequire, names = {}, promises) {
  for (const [id, name] of Object.entries(names)) {
    taken[id] ??= take(webpackRequire, id, name);
    promises.push(taken[id]);
  }
}

async function take(webpackRequire, id, name) {
  const shared = sharedModule(name);
  if (!shared)
    throw new Error(`The shell provides no ${name}: deploy one that does, or bundle it.`);
  provide(webpackRequire, id, await (shared.lib ?? shared.get()));
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
