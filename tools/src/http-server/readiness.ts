import { setTimeout as delay } from 'node:timers/promises';
import { SERVER_TIME_LIMITS } from './time-limits';

/** Something that a server uses. */
export interface Dependency {
  name: string;
  /** Whether the server can't work without it. */
  isRequired: boolean;
  /** Rejects when it can't be used. */
  check: () => Promise<unknown>;
}

/** What `/readyz` responds with; docs/contracts/health.md describes it. */
interface Readiness {
  statusCode: 200 | 503;
  body: { status: 'ready' | 'not ready'; away: string[]; error?: string };
}

/**
 * Checks a server's dependencies: it is ready when all required ones are available. A check that takes longer
 * than its deadline has failed; it is not started again before it has ended.
 */
export function createReadiness(dependencies: Dependency[]): () => Promise<Readiness> {
  const checks = dependencies.map((dependency) => ({
    ...dependency,
    isAvailable: shared(() => succeeds(dependency.check)),
  }));
  return async () => {
    const results = await Promise.all(
      checks.map(async (check) => ({ ...check, isAway: !(await inTime(check.isAvailable())) })),
    );
    const missing = results.filter(({ isAway }) => isAway);
    const away = missing.map(({ name }) => name);
    if (!missing.some(({ isRequired }) => isRequired)) {
      return { statusCode: 200, body: { status: 'ready', away } };
    }
    const error = `Not ready: no response from ${away.join(', ')}.`;
    return { statusCode: 503, body: { status: 'not ready', away, error } };
  };
}

async function succeeds(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check();
    return true;
  } catch {
    return false;
  }
}

function inTime(result: Promise<boolean>): Promise<boolean> {
  return Promise.race([result, delay(SERVER_TIME_LIMITS.readinessCheck, false, { ref: false })]);
}

/** Calls that are made while one is running get its result. */
function shared<T>(call: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= call().finally(() => (running = undefined));
    return running;
  };
}
