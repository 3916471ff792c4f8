import type { LoaderFunctionArgs, RouteMatch } from '../types';
import { boundaryOf, dataOf, errorOf, redirectTarget } from './responses';

/** What the loaders of a navigation returned. */
export interface LoadedRoutes {
  loaderData: Record<string, unknown>;
  /** By the ids of the routes whose error boundaries show them; null without any. */
  errors: Record<string, unknown> | null;
}

interface Load {
  matches: RouteMatch[];
  args: Omit<LoaderFunctionArgs, 'params'>;
  /** Whether the loader of a route is to run. */
  isDue: (match: RouteMatch) => boolean;
}

/** How a loader or a middleware has ended. */
type Outcome = { data: unknown } | { error: unknown } | { redirect: Response };

/**
 * Runs the middleware of these routes, from the outermost one on, around their loaders that are due, which run at the
 * same time. Resolves to a redirect if one of them asks for it.
 */
export function loadRoutes(load: Load): Promise<LoadedRoutes | Response> {
  const { matches, args } = load;
  const steps = matches.flatMap((match) =>
    (match.route.middleware ?? []).map((middleware) => ({ match, middleware })),
  );

  async function runFrom(index: number): Promise<LoadedRoutes | Response> {
    const step = steps[index];
    if (!step) return runLoaders(load);
    const { match, middleware } = step;
    let inner: Promise<LoadedRoutes | Response> | undefined;
    const next = () => (inner ??= runFrom(index + 1));
    const outcome = await settle(() => middleware({ ...args, params: match.params }, next));
    if ('redirect' in outcome) return outcome.redirect;
    if ('data' in outcome) return next();
    return { loaderData: {}, errors: { [boundaryOf(matches, match.route.id)]: outcome.error } };
  }

  return runFrom(0);
}

async function runLoaders({ matches, args, isDue }: Load): Promise<LoadedRoutes | Response> {
  const outcomes = await Promise.all(
    matches.filter(isDue).map(async ({ route: { id, loader }, params }) => ({
      id,
      outcome: await settle(() => loader?.({ ...args, params })),
    })),
  );
  const loaderData: Record<string, unknown> = {};
  const errors: Record<string, unknown> = {};
  for (const { id, outcome } of outcomes) {
    if ('redirect' in outcome) return outcome.redirect;
    if ('data' in outcome) loaderData[id] = outcome.data;
    else errors[boundaryOf(matches, id)] ??= outcome.error;
  }
  return { loaderData, errors: Object.keys(errors).length > 0 ? errors : null };
}

async function settle(run: () => unknown): Promise<Outcome> {
  try {
    return await outcomeOf(await run());
  } catch (thrown) {
    if (isRedirect(thrown)) return { redirect: thrown };
    return { error: await errorOf(thrown) };
  }
}

async function outcomeOf(result: unknown): Promise<Outcome> {
  return isRedirect(result) ? { redirect: result } : { data: await dataOf(result) };
}

function isRedirect(result: unknown): result is Response {
  return redirectTarget(result) !== undefined;
}
