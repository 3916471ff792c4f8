import { Type, type Static } from 'typebox';
import type { Database } from '../db/database';
import { ConflictError } from '../http/errors';
import { formatPaise, toRupees } from '../money';
import { TableError } from '../modules/catalogue/import/read-table';
import { readCarrierFile } from '../modules/cash-on-delivery/carrier-file';
import {
  findUncollected,
  type Uncollected,
} from '../modules/cash-on-delivery/cod-history.repository';
import { recordCollections } from '../modules/cash-on-delivery/record-collections';
import {
  authorProperties,
  counted,
  describePage,
  FileSchema,
  listProperties,
  PAGE_SIZE,
  pagesOf,
  toJson,
} from './command-parts';

const ListSchema = Type.Object({ action: Type.Literal('uncollected'), ...listProperties });

const RecordSchema = Type.Object({
  action: Type.Literal('remitted'),
  file: FileSchema,
  author: authorProperties.author,
});

/** The operator's commands for what carriers collect. */
export const CollectionCommandSchemas = [ListSchema, RecordSchema] as const;
type CollectionCommand = Static<(typeof CollectionCommandSchemas)[number]>;

/** Runs a command; returns the text to show. Throws a {@link ConflictError} that lists what wasn't applied. */
export function runCollectionCommand(db: Database, command: CollectionCommand): Promise<string> {
  switch (command.action) {
    case 'uncollected':
      return list(db, command);
    case 'remitted':
      return record(db, command);
  }
}

async function list(db: Database, { page = 1, json }: Static<typeof ListSchema>): Promise<string> {
  const found = await findUncollected(db);
  const total = found.length;
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  if (json) return toJson({ total, page, pages: pagesOf(total), orders: shown.map(present) });
  if (total === 0) return 'Carriers have passed on all payments of delivered orders.';
  return [...shown.map(describe), describePage(page, total, 'order')].join('\n');
}

function present({ id, deliveredAt, carrier, tracking, due }: Uncollected) {
  return {
    orderId: id,
    due: toRupees(due),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    carrier,
    tracking,
  };
}

function describe({ id, deliveredAt, carrier, tracking, due }: Uncollected): string {
  const delivered = `delivered ${deliveredAt?.toISOString() ?? ''}`;
  return [id, `due ${formatPaise(due)}`, delivered, carrier, tracking]
    .filter((part) => part !== null)
    .join('  ');
}

async function record(
  db: Database,
  { file, author }: Static<typeof RecordSchema>,
): Promise<string> {
  const rows = await readCarrierFile(file).catch((error: unknown) => {
    if (error instanceof TableError) throw new ConflictError(error.message);
    throw error;
  });
  const { recorded, amount, repeated, problems } = await recordCollections(db, rows, author.trim());
  const done = `${counted(recorded, 'payment')} recorded, ${formatPaise(amount)}; ${repeated} recorded before.`;
  if (problems.length === 0) return done;
  throw new ConflictError([done, 'Not applied:', ...problems].join('\n'));
}
