import { LOCAL_ORIGINS } from '../../../shell/src/overrides/overrides';

/**
 * The setting that lets tabs of a shop on localhost load remotes from development servers of this machine; a
 * shop at another address, or with a setting of its own, gets none.
 */
export function localOverrides(env: NodeJS.ProcessEnv): Record<string, string> {
  const isElsewhere = Boolean(env.PUBLIC_URL?.trim());
  if (isElsewhere || env.OVERRIDE_ORIGINS !== undefined) return {};
  return { OVERRIDE_ORIGINS: LOCAL_ORIGINS };
}
