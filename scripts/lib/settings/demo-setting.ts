/**
 * DEMO for the API that a command starts: what the environment says, else true on the embedded
 * database, so that a first start shows a shop, and false on a PostgreSQL.
 */
export function demoSetting(env: NodeJS.ProcessEnv): string {
  if (env.DEMO?.trim()) return env.DEMO;
  return String(!env.DATABASE_URL?.trim());
}

/** True where the API that a command starts serves the demo. */
export function servesDemo(env: NodeJS.ProcessEnv): boolean {
  return demoSetting(env).trim() === 'true';
}
