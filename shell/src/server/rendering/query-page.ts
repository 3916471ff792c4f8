import type { RouterContextProvider, StaticHandler, StaticHandlerContext } from 'react-router-dom';
import { GUARD_ID } from '../../app/routes';
import { isPageHandle } from '../../navigation/page-handle';
import { describeError } from './describe-error';

/** The matched routes of a page, with the data of those whose loaders were run. */
export interface PageContext extends StaticHandlerContext {
  /** True when all loaders of the page were run. */
  isComplete: boolean;
  /** Why a page's loaders failed. */
  problem?: string;
}

interface PageQuery {
  handler: StaticHandler;
  url: string;
  /** Ends the wait for data. */
  signal: AbortSignal;
  /** The context that loaders receive. */
  services: RouterContextProvider;
}

/**
 * Runs the loaders of public routes. When one fails or is too slow, the page is without data: server
 * rendering makes the shop faster but is never required.
 */
export async function queryPage({
  handler,
  url,
  signal,
  services,
}: PageQuery): Promise<PageContext | Response> {
  try {
    const context = await handler.query(new Request(url, { signal }), {
      requestContext: services,
      filterMatchesToLoad: ({ route }) => !isPersonal(route),
    });
    if (context instanceof Response) return context;
    const { errors, statusCode } = context;
    if (!errors && statusCode < 500) {
      return { ...context, isComplete: !context.matches.some(({ route }) => isPersonal(route)) };
    }
    const problem = errors
      ? Object.values(errors).map(describeError).join('\n')
      : `its loader responded with status ${statusCode}`;
    return await queryWithoutData(handler, url, { problem, ...(errors ? {} : { statusCode }) });
  } catch (error) {
    return queryWithoutData(handler, url, { problem: `its data came too late: ${String(error)}` });
  }
}

/** The page before any of its loaders has run: only its layout, without anything of a remote. */
export async function queryWithoutData(
  handler: StaticHandler,
  url: string,
  known: { statusCode?: number; problem?: string } = {},
): Promise<PageContext | Response> {
  const context = await handler.query(new Request(url), { filterMatchesToLoad: () => false });
  if (context instanceof Response) return context;
  return { ...context, statusCode: 200, ...known, isComplete: false };
}

function isPersonal({ id, handle }: { id: string; handle?: unknown }): boolean {
  return id === GUARD_ID || (isPageHandle(handle) && handle.access === 'protected');
}
