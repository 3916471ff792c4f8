/**
 * Runs `work` with the URL of a PostgreSQL that exists for it alone, without any data; `programs` is
 * the folder of its programs.
 */
export async function withPostgres(
  programs: string,
  work: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  // Read when the module is loaded.
  process.env.POSTGRES_BIN = programs;
  const { Postgres } = await import('../../../e2e/support/processes/postgres');
  const postgres = await Postgres.start();
  try {
    await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}
