import { Type, type Static } from 'typebox';
import type { Database } from '../db/database';
import { formatPaise } from '../money';
import { describeChoice } from '../modules/orders/line-variant';
import { changeReturn } from '../modules/orders/returns/returns.service';
import { presentReturn } from '../modules/orders/records/order-record';
import { type FullReturn, searchOpenReturns } from '../modules/orders/returns/returns.repository';
import {
  actorOf,
  ActorSchema,
  describePage,
  listProperties,
  PAGE_SIZE,
  pagesOf,
  parcelOf,
  ParcelSchema,
  toJson,
} from './command-parts';

const ReturnIdSchema = Type.String({ minLength: 1, maxLength: 100 });

const ListSchema = Type.Object({ action: Type.Literal('returns'), ...listProperties });

const RefuseSchema = Type.Object({
  action: Type.Literal('return-refuse'),
  returnId: ReturnIdSchema,
  /** Shown to the shopper. */
  reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
  ...ActorSchema.properties,
});

const SendExchangeSchema = Type.Object({
  action: Type.Literal('exchange-ship'),
  returnId: ReturnIdSchema,
  ...ParcelSchema.properties,
  ...ActorSchema.properties,
});

const step = <Action extends string>(action: Action) =>
  Type.Object({
    action: Type.Literal(action),
    returnId: ReturnIdSchema,
    ...ActorSchema.properties,
  });

/** The operator's commands for returns and exchanges. */
export const ReturnCommandSchemas = [
  ListSchema,
  step('return-pick-up'),
  step('return-receive'),
  RefuseSchema,
  SendExchangeSchema,
] as const;
type ReturnCommand = Static<(typeof ReturnCommandSchemas)[number]>;

function describe({ row, lines }: FullReturn): string {
  const pieces = lines.map(({ line, quantity, ...replacement }) => {
    const wanted = describeChoice(replacement);
    return `line ${line} × ${quantity}${wanted && ` for ${wanted}`}`;
  });
  return [
    row.id,
    row.kind.padEnd(8),
    row.state.padEnd(9),
    row.createdAt.toISOString(),
    `order ${row.orderId}`,
    pieces.join('; '),
    row.kind === 'return' ? formatPaise(row.refundAmount) : '',
    ...(row.refundUpiId === null ? [] : [`to ${row.refundUpiId}`]),
    row.comment === null ? row.reason : `${row.reason}: ${row.comment}`,
  ].join('  ');
}

async function list(db: Database, { page = 1, json }: Static<typeof ListSchema>): Promise<string> {
  const { total, found } = await searchOpenReturns(db, { number: page, size: PAGE_SIZE });
  if (json) {
    const returns = found.map((each) => ({ orderId: each.row.orderId, ...presentReturn(each) }));
    return toJson({ total, page, pages: pagesOf(total), returns });
  }
  if (total === 0) return 'No open returns.';
  return [...found.map(describe), describePage(page, total, 'open return')].join('\n');
}

/** Runs a command; returns the text to show. Throws as `changeReturn` does. */
export async function runReturnCommand(db: Database, command: ReturnCommand): Promise<string> {
  switch (command.action) {
    case 'returns':
      return list(db, command);
    case 'return-pick-up':
      await changeReturn(db, command.returnId, 'pick-up', actorOf(command));
      return `Return ${command.returnId} is picked up.`;
    case 'return-receive':
      await changeReturn(db, command.returnId, 'receive', actorOf(command));
      return `Return ${command.returnId} is received; its pieces are in stock again.`;
    case 'return-refuse': {
      const by = { ...actorOf(command), reason: command.reason.trim() };
      await changeReturn(db, command.returnId, 'refuse', by);
      return `Return ${command.returnId} is refused.`;
    }
    case 'exchange-ship': {
      const parcel = parcelOf(command);
      await changeReturn(db, command.returnId, 'send-exchange', { ...actorOf(command), ...parcel });
      return `Exchange ${command.returnId} is sent, tracking number ${parcel.tracking}.`;
    }
  }
}
