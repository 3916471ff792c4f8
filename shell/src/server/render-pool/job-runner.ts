import type { RunningSpan, Tracing } from '@storefront/tools/telemetry';
import { withTimeout } from '../../remotes/with-timeout';
import { RenderFailedError } from './render-failed-error';
import type { RenderUnit } from './render-unit';
import { unitAttributes } from './span-attributes';

/** How the code of an app rendered a page, the layout of one, or a fragment. */
export interface Render {
  app: string;
  version: string;
  /** `incomplete`: the page is sent without its content; `failed`: there is no HTML at all. */
  outcome: 'rendered' | 'incomplete' | 'failed';
  seconds: number;
}

/** Why a page is sent without its content, or without a fragment. */
export interface PageProblem {
  /** Id of the request that the page was rendered for. */
  requestId: string | undefined;
  /** The page's address without its query. */
  path: string;
  /** The app whose code renders the page or the fragment, and its version. */
  app: string;
  version: string;
  /** The name of the fragment that is left to the browser; absent if it is the page's content. */
  fragment?: string;
  message: string;
}

interface JobOptions {
  /** Set to trace renders. */
  tracing?: Tracing | undefined;
  /** Called after each render, whether it succeeded or not. */
  onRender?: (render: Render) => void;
  /** Called for a page that is sent without its content, or without a fragment. */
  onProblem: (problem: PageProblem) => void;
}

/** A page or a fragment that a unit renders. */
interface Job {
  unit: RenderUnit;
  /** In milliseconds. */
  limit: number;
  url: string;
  requestId?: string | undefined;
  /** The span of the request, if it is traced. */
  traceparent?: string | undefined;
  /** The name of the fragment; absent for a page. */
  fragment?: string;
}

/** Creates the function that runs renders within a time limit, measures them, and reports problems. */
export function createJobRunner({ tracing, onRender, onProblem }: JobOptions) {
  /** `render` is called with the span of the render, if it is traced. */
  return <Result extends object>(
    job: Job,
    render: (traceparent?: string) => Promise<Result>,
  ): Promise<Result> => {
    const { traceparent, unit, fragment } = job;
    if (!tracing || traceparent === undefined) return run(job, render);
    const part = fragment === undefined ? 'page' : `fragment ${fragment}`;
    return tracing.measure(traceparent, `render ${part}`, unitAttributes(unit), (span) =>
      run(job, () => render(span.traceparent), span),
    );
  };

  async function run<Result extends object>(
    { unit, limit, url, requestId, fragment }: Job,
    render: () => Promise<Result>,
    span?: RunningSpan,
  ): Promise<Result> {
    const { name: app } = unit;
    const { version } = unit.version.metadata;
    const start = performance.now();
    function end(outcome: Render['outcome'], problem?: string) {
      onRender?.({ app, version, outcome, seconds: (performance.now() - start) / 1_000 });
      if (problem === undefined) return;
      span?.fail(problem);
      onProblem({
        requestId,
        path: new URL(url).pathname,
        app,
        version,
        ...(fragment !== undefined && { fragment }),
        message: problem,
      });
    }

    try {
      const result = await withTimeout(render(), {
        ms: limit,
        error: () => new RenderFailedError(`It did not respond within ${limit} ms.`),
      });
      const problem = 'problem' in result ? String(result.problem) : undefined;
      end(problem === undefined ? 'rendered' : 'incomplete', problem);
      return result;
    } catch (error) {
      end('failed', error instanceof Error ? error.message : String(error));
      throw error;
    }
  }
}
