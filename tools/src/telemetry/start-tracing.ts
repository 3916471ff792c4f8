import type { Environment } from '../settings';
import { readTraceProtocol } from './tracing-settings';
import type { TracedProcess, Tracing } from './tracing';

/**
 * Starts tracing where the standard variables of OpenTelemetry ask for it. Otherwise returns undefined, and loads no code
 * of OpenTelemetry. Await it before importing what is to be traced: PostgreSQL's client is changed while it is loaded.
 * Throws a `ConfigError` for a variable that can't be used.
 */
export async function startTracing(
  traced: TracedProcess,
  env: Environment,
): Promise<Tracing | undefined> {
  const protocol = readTraceProtocol(env);
  if (protocol === undefined) return undefined;
  const { createTracing } = await import('./create-tracing');
  return createTracing(traced, protocol);
}
