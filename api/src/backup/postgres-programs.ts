import { spawn } from 'node:child_process';
import { Client } from 'pg';
import { errorCode } from '@storefront/tools/error-code';
import { BackupError } from './backup-file';

/**
 * Runs one of PostgreSQL's programs on the database of that URL. The connection is passed in environment
 * variables, because every user of the machine can read arguments. Throws a {@link BackupError} with the
 * program's stderr.
 */
export async function runOnPostgres(
  program: 'pg_dump' | 'pg_restore',
  args: string[],
  url: string,
): Promise<void> {
  const child = spawn(program, args, {
    env: { ...process.env, ...connectionSettings(url) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', (error) => reject(notStarted(program, error)));
  });
  if (code !== 0) throw new BackupError(`${program} failed: ${errors.trim()}`);
}

/** Connection parameters of a URL; the environment variable of each is its name in capitals after `PG`. */
const PASSED_ON = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'options'];

function connectionSettings(url: string): Record<string, string> {
  const { host, port, user, password, database } = new Client({ connectionString: url });
  const parameters = [...new URL(url).searchParams].filter(([name]) => PASSED_ON.includes(name));
  return {
    PGHOST: host,
    PGPORT: String(port),
    ...(user !== undefined && { PGUSER: user }),
    ...(password !== undefined && { PGPASSWORD: password }),
    ...(database !== undefined && { PGDATABASE: database }),
    ...Object.fromEntries(parameters.map(([name, value]) => [`PG${name.toUpperCase()}`, value])),
  };
}

function notStarted(program: string, error: Error): Error {
  if (errorCode(error) !== 'ENOENT') return error;
  return new BackupError(
    `${program} was not found. Install PostgreSQL's client programs, in the server's version or a newer one (on ` +
      'Debian: postgresql-client), or add them to the PATH.',
  );
}
