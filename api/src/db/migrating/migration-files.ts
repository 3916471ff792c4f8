import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One statement of a migration. */
interface MigrationStatement {
  text: string;
  /** Changes a limited number of rows, and is repeated until it changes none. */
  isInBatches: boolean;
}

/** A migration, as its file says. */
export interface Migration {
  /** The file's name without `.sql`, as `0024_changes`. */
  name: string;
  /** What the table of migrations knows it by: when it was made, in milliseconds. */
  createdAt: number;
  hash: string;
  statements: MigrationStatement[];
  /** Whether each statement is committed by itself, instead of all of them together. */
  isInSteps: boolean;
  /**
   * Of a migration that takes away what earlier versions of the API use: `createdAt` of the migration that a version must
   * know to run after it.
   */
  needs?: number;
}

/** The migrations of this version, as drizzle-kit writes them. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../migrations');

/** What drizzle-kit writes between two statements. */
const BREAKPOINT = '--> statement-breakpoint';

const IN_STEPS = /^-- @in-steps$/m;
const IN_BATCHES = /^-- @in-batches$/m;
const CONTRACT = /^-- @contract (\S+)$/m;

interface JournalEntry {
  tag: string;
  when: number;
}

/** Reads the migrations of a folder, in their order. Throws for a file that names a migration that there isn't. */
export function readMigrations(folder = MIGRATIONS_FOLDER): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: JournalEntry[];
  };
  return entries.map(({ tag, when }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    const known = CONTRACT.exec(text)?.[1];
    return {
      name: tag,
      createdAt: when,
      hash: createHash('sha256').update(text).digest('hex'),
      statements: text
        .split(BREAKPOINT)
        .map((statement) => ({ text: statement, isInBatches: IN_BATCHES.test(statement) })),
      isInSteps: IN_STEPS.test(text),
      ...(known !== undefined && { needs: createdAtOf(entries, known, tag) }),
    };
  });
}

function createdAtOf(entries: JournalEntry[], known: string, tag: string): number {
  const found = entries.find((entry) => entry.tag === known);
  if (!found) throw new Error(`${tag}.sql names ${known}, but there is no such migration.`);
  return found.when;
}
