/**
 * DEMO for the API that a command starts: the value in the environment, or else true for the embedded
 * database, so that a first start shows a shop, and false for PostgreSQL.
 */
export function demoSetting(env: NodeJS.ProcessEnv): string {
  if (env.DEMO?.trim()) return env.DEMO;
  return String(!env.DATABASE_URL?.trim() && !env.DATABASE_URL_FILE?.trim());
}

/** True if the API that a command starts serves the demo. */
export function servesDemo(env: NodeJS.ProcessEnv): boolean {
  return demoSetting(env).trim() === 'true';
}

/** LANGUAGES for what a command starts: the value in the environment, or else those that the demo is written in. */
export function languagesSetting(env: NodeJS.ProcessEnv): Record<string, string> {
  const languages = env.LANGUAGES?.trim();
  if (languages) return { LANGUAGES: languages };
  return servesDemo(env) ? { LANGUAGES: 'en,hi' } : {};
}
