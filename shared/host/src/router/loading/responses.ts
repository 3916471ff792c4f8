import type { RouteMatch } from '../types';

/** Data with a status of its own. */
export class DataWithResponseInit<Data> {
  readonly type = 'DataWithResponseInit';
  readonly data: Data;
  readonly init: ResponseInit | null;

  constructor(value: Data, init: ResponseInit | null) {
    this.data = value;
    this.init = init;
  }
}

/** Data of a loader with a status, which the page server responds with. */
export function data<Data>(value: Data, init?: number | ResponseInit): DataWithResponseInit<Data> {
  return new DataWithResponseInit(
    value,
    typeof init === 'number' ? { status: init } : (init ?? null),
  );
}

/** A redirect to another address, for a loader or middleware to return or throw. */
export function redirect(url: string, init: number | ResponseInit = 302): Response {
  const { status = 302, ...rest } = typeof init === 'number' ? { status: init } : init;
  const headers = new Headers('headers' in rest ? rest.headers : undefined);
  headers.set('Location', url);
  return new Response(null, { ...rest, status, headers });
}

/** A response that a loader threw, or the missing page of an address that no route matches. */
export class ErrorResponse {
  readonly status: number;
  readonly statusText: string;
  readonly data: unknown;

  constructor(status: number, statusText: string, body: unknown) {
    this.status = status;
    this.statusText = statusText;
    this.data = body;
  }
}

export function isRouteErrorResponse(error: unknown): error is ErrorResponse {
  return error instanceof ErrorResponse;
}

const REDIRECTS = [301, 302, 303, 307, 308];

/** The address of a redirect; undefined for anything else. */
export function redirectTarget(result: unknown): string | undefined {
  if (!(result instanceof Response) || !REDIRECTS.includes(result.status)) return undefined;
  return result.headers.get('Location') ?? undefined;
}

/** What a page gets of a loader's result. */
export function dataOf(result: unknown): unknown {
  if (result instanceof DataWithResponseInit) return result.data;
  return result instanceof Response ? bodyOf(result) : result;
}

/** What an error boundary gets of what a loader threw. */
export async function errorOf(thrown: unknown): Promise<unknown> {
  if (thrown instanceof Response) {
    return new ErrorResponse(thrown.status, thrown.statusText, await bodyOf(thrown));
  }
  if (!(thrown instanceof DataWithResponseInit)) return thrown;
  const { status = 500, statusText = '' } = thrown.init ?? {};
  return thrown.data instanceof Error
    ? thrown.data
    : new ErrorResponse(status, statusText, thrown.data);
}

function bodyOf(response: Response): Promise<unknown> {
  const isJson = response.headers.get('Content-Type')?.includes('application/json');
  return isJson ? response.json() : response.text();
}

/** The id of the route that shows what was thrown in another one: the innermost around it that has an error boundary. */
export function boundaryOf(matches: RouteMatch[], routeId?: string): string {
  const end = matches.findIndex(({ route }) => route.id === routeId) + 1;
  const around = end > 0 ? matches.slice(0, end) : matches;
  const boundary = around.findLast(({ route }) => route.ErrorBoundary) ?? around[0];
  if (!boundary) throw new Error('A page has at least one route.');
  return boundary.route.id;
}
