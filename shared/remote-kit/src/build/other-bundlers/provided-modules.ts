import { sharedModules } from '../webpack/shared-modules';

/** What remotes share with the shell; a name with a slash at its end stands for all modules below it. */
const SHARED = sharedModules({ role: 'remote', bundled: [] });

/**
 * The name in the share scope of the module that the shop provides for an import; undefined for a module that remotes
 * bundle.
 */
export function shareKeyOf(request: string): string | undefined {
  const [name, shared] =
    Object.entries(SHARED).find(([one]) =>
      one.endsWith('/') ? request.startsWith(one) : request === one,
    ) ?? [];
  return name !== undefined && shared ? shared.shareKey + request.slice(name.length) : undefined;
}

/** A module that the shop provides. */
interface ProvidedModule {
  /** How code imports it. */
  request: string;
  /** Its name in the share scope. */
  key: string;
  version: string;
}

/** The modules that code written with React and Emotion gets from the shop. */
export const PROVIDED_MODULES: ProvidedModule[] = Object.entries(SHARED).map(
  ([name, { shareKey, version }]) => {
    const below = name.endsWith('/') ? 'jsx-runtime' : '';
    return { request: name + below, key: shareKey + below, version };
  },
);
