/**
 * Runs `work` with the URL of an empty PostgreSQL that only exists for it; `programs` is the folder of
 * PostgreSQL's programs.
 */
export async function withPostgres(
  programs: string,
  work: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  // The imported module reads this when it is loaded.
  process.env.POSTGRES_BIN = programs;
  const { Postgres } = await import('../../../e2e/support/processes/postgres');
  const postgres = await Postgres.start();
  try {
    await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}
