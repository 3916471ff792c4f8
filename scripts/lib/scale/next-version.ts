import { RepositoryCopy } from '../../../e2e/support/processes/repository-copy';

const MIGRATIONS = 'api/src/db/migrations';

/** What the next version's migrations do: add something, fill it, and take away what this version may use. */
const NEXT: Record<string, string> = {
  '9001_weight': 'ALTER TABLE "products" ADD COLUMN "weight" integer;',
  '9002_fill_weight': `-- @in-steps
-- @in-batches
UPDATE products SET weight = 300 WHERE id IN (SELECT id FROM products WHERE weight IS NULL ORDER BY id LIMIT 20 FOR UPDATE SKIP LOCKED);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_weight" ON "products" ("weight");`,
  '9003_without_former_index': `-- @contract 9002_fill_weight
DROP INDEX "products_parent_category";`,
};

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

/** A copy of this repository with another version of the API, which brings migrations. */
export async function makeNextVersion(): Promise<RepositoryCopy> {
  const copy = await RepositoryCopy.make();
  const journalFile = `${MIGRATIONS}/meta/_journal.json`;
  const journal = JSON.parse(await copy.read(journalFile)) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error(`${journalFile} names no migration.`);
  for (const [index, [tag, text]] of Object.entries(NEXT).entries()) {
    await copy.write(`${MIGRATIONS}/${tag}.sql`, text);
    journal.entries.push({ ...last, idx: last.idx + index + 1, when: last.when + index + 1, tag });
  }
  await copy.write(journalFile, JSON.stringify(journal));
  return copy;
}
