import { SHELL, type Registry } from '@storefront/host/contracts/registry';
import { TIME_LIMITS } from '../../remotes/time-limits';
import { fragmentKey } from '../../fragments/fragment-providers';
import type {
  PageResponse,
  RenderContext,
  RenderedFragment,
  RenderLimits,
} from '../render-protocol';
import { createRenderContexts } from './render-contexts';
import { createFragmentSource } from './fragment-source';
import type { FragmentToRender, PageToRender } from './render-jobs';
import { createJobRunner, type PageProblem, type Render } from './job-runner';
import { createRenderProcesses, type RenderProcessesOptions } from './process/render-processes';
import { unitFor, type RenderUnit } from './render-unit';
import { pageResults, type VersionResult } from './version-result';

/** How long renders may take, in milliseconds; see shell/src/remotes/time-limits.ts. */
export type RenderPoolLimits = RenderLimits & Record<'page' | 'layout', number>;

interface RenderPoolOptions extends Omit<RenderProcessesOptions, 'limits'> {
  limits?: RenderPoolLimits;
  /** How long a rendered fragment is put into pages; by default it is rendered for each page. */
  fragmentCacheSeconds?: number;
  onRender?: (render: Render) => void;
  /** Called with how well a version rendered a page or a fragment. */
  onResult?: (result: VersionResult) => void;
  /** Called for a page that is sent without its content, or without a fragment. */
  onProblem: (problem: PageProblem) => void;
}

/** A page as the page server requests it. */
export interface PoolRenderRequest extends Omit<PageToRender, 'context' | 'fragments'> {
  /** The registry as it was read. */
  published: Registry;
  /** What this visitor gets of it. */
  registry: Registry;
  /** The page data that doesn't depend on the page. */
  data: RenderContext['page'];
  /** Who the page is for, if it is for one visitor alone who has an id. */
  visitor?: VersionResult['visitor'];
}

/**
 * Renders pages in child processes: one for each version of each remote, so that a fault affects only its own
 * version.
 */
export type RenderPool = ReturnType<typeof createRenderPool>;

/** Creates the pool; a process starts when its version is served, or needed. */
export function createRenderPool({ limits = TIME_LIMITS.server, ...options }: RenderPoolOptions) {
  const processes = createRenderProcesses({ ...options, limits });
  const contextFor = createRenderContexts();
  const fragmentSource = createFragmentSource({
    cacheSeconds: options.fragmentCacheSeconds ?? 0,
    renderIn: renderFragmentIn,
  });
  const run = createJobRunner(options);

  /** Renders a page, without its content if necessary; undefined when not even the layout can be rendered. */
  async function render(request: PoolRenderRequest): Promise<PageResponse | undefined> {
    void processes.serve(request.published);
    const { published, registry, data, visitor, ...rest } = request;
    const usable = processes.withoutBlocked(registry);
    const { context, routeOf } = contextFor(published, usable, data);
    const page = { ...rest, context };
    const { pathname } = new URL(page.url);
    const { owner, fragments: used } = routeOf(pathname);
    const content = page.hasContent ? unitFor(usable, owner) : undefined;
    const layout = unitFor(usable, SHELL);
    const fragments = content ? fragmentSource.start({ registry: usable, used, page }) : [];
    const wasReady = content !== undefined && (await processes.isReady(content));
    const elapsed = startClock();
    let problem: string | undefined;
    const complete =
      content &&
      (await renderIn(content, { ...page, fragments }, limits.page, (why) => (problem = why)));
    const sent =
      complete ??
      (layout && (await renderIn(layout, { ...page, hasContent: false }, limits.layout)));
    if (content && wasReady) {
      const sharedAs = page.use === 'cached' ? pathname : undefined;
      for (const result of pageResults(content, { content: complete, sent })) {
        options.onResult?.({ ...result, part: 'page', seconds: elapsed(), sharedAs, visitor });
      }
    }
    return sent?.kind === 'page' && problem !== undefined ? { ...sent, problem } : sent;
  }

  async function renderIn(
    unit: RenderUnit,
    page: PageToRender,
    limit: number,
    onFailure?: (why: string) => void,
  ): Promise<PageResponse | undefined> {
    try {
      return await run({ unit, limit, ...page }, async (traceparent) =>
        (await processes.processFor(unit)).render({ ...page, traceparent }),
      );
    } catch (error) {
      onFailure?.(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  async function renderFragmentIn(
    unit: RenderUnit,
    fragment: FragmentToRender,
  ): Promise<RenderedFragment> {
    const job = { unit, limit: limits.page, fragment: fragment.name, ...fragment };
    const wasReady = await processes.isReady(unit);
    const { version } = unit.version.metadata;
    const elapsed = startClock();
    let isFailed = true;
    try {
      const rendered = await run(job, async (traceparent) =>
        (await processes.processFor(unit)).renderFragment({ ...fragment, traceparent }),
      );
      isFailed = rendered.version !== version;
      return rendered;
    } finally {
      const sharedAs = fragmentKey(fragment.name, fragment.props);
      const result = { app: unit.name, version, sharedAs, isFailed, seconds: elapsed() };
      if (wasReady) options.onResult?.({ ...result, part: 'fragment' });
    }
  }

  /** Loads a version of a remote with all its pages and fragments; returns the problems found. */
  async function check(registry: Registry, remote: string): Promise<string[]> {
    const unit = unitFor(registry, remote);
    if (!unit) return ['it has no server build'];
    try {
      return await (await processes.processFor(unit)).check(remote, unit.version);
    } catch (error) {
      return [String(error)];
    }
  }

  const { serve, blocked, states, close } = processes;
  const { purge } = fragmentSource;
  return { render, check, serve, blocked, states, purge, close };
}

/** Returns the function that returns the seconds since then. */
function startClock(): () => number {
  const start = performance.now();
  return () => (performance.now() - start) / 1_000;
}
