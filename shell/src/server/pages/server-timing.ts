import type { RunningSpan } from '@storefront/tools/telemetry';

/** Names the request's trace to the browser, and to programs that watch it there. */
export function serverTiming(span: RunningSpan | undefined): Record<string, string> {
  const traceparent = span?.traceparent;
  return traceparent === undefined ? {} : { 'server-timing': `traceparent;desc="${traceparent}"` };
}
