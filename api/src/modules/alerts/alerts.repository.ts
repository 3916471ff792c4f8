import { and, asc, count, eq, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { alertAddresses, alerts, products, variants } from '../../db/schema';
import type { LineVariant } from '../orders/line-variant';
import { randomToken } from '../sessions/token-hash';

export type AlertRow = typeof alerts.$inferSelect;

const isOpen = isNull(alerts.sentAt);
const isConfirmed = isNotNull(alerts.confirmedAt);

/** The token of an address, which is made if it has none. Locks the address until the transaction ends. */
export async function lockAddress(tx: Database, email: string): Promise<string> {
  const fresh = randomToken();
  const [row] = await tx
    .insert(alertAddresses)
    .values({ email, token: fresh })
    .onConflictDoUpdate({
      target: alertAddresses.email,
      set: { token: sql`${alertAddresses.token}` },
    })
    .returning({ token: alertAddresses.token });
  return row?.token ?? fresh;
}

/** The address that a token was mailed to. */
export async function findAddress(db: Database, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ email: alertAddresses.email })
    .from(alertAddresses)
    .where(eq(alertAddresses.token, token));
  return row?.email;
}

/** The open alerts of an address, the newest last, with their products. */
export function listOpen(db: Database, email: string) {
  return db
    .select({ alert: alerts, title: products.title })
    .from(alerts)
    .innerJoin(products, eq(products.id, alerts.productId))
    .where(and(eq(alerts.email, email), isOpen))
    .orderBy(asc(alerts.askedAt), asc(alerts.id));
}

export async function countOpen(db: Database, email: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(alerts)
    .where(and(eq(alerts.email, email), isOpen));
  return row?.total ?? 0;
}

/** The open alert of an address for that choice of a product. */
export async function findOpen(
  db: Database,
  email: string,
  { productId, size, color, options }: LineVariant,
): Promise<AlertRow | undefined> {
  const [row] = await db
    .select()
    .from(alerts)
    .where(
      and(
        eq(alerts.email, email),
        isOpen,
        eq(alerts.productId, productId),
        sql`${alerts.size} is not distinct from ${size}::text`,
        sql`${alerts.color} is not distinct from ${color}::text`,
        eq(alerts.options, options),
      ),
    );
  return row;
}

export async function insertAlert(tx: Database, row: AlertRow): Promise<void> {
  await tx.insert(alerts).values(row);
}

/** Confirms all open alerts of an address. */
export async function confirmAlerts(db: Database, email: string, now: Date): Promise<void> {
  await db
    .update(alerts)
    .set({ confirmedAt: now })
    .where(and(eq(alerts.email, email), isOpen, isNull(alerts.confirmedAt)));
}

/** Deletes open alerts of an address: the one with that id, or all. */
export async function deleteOpen(db: Database, email: string, id?: string): Promise<void> {
  await db
    .delete(alerts)
    .where(and(eq(alerts.email, email), isOpen, id === undefined ? undefined : eq(alerts.id, id)));
}

/** Deletes all that is stored of an address. */
export async function eraseAlertsOf(tx: Database, email: string): Promise<void> {
  await tx.delete(alerts).where(eq(alerts.email, email));
  await tx.delete(alertAddresses).where(eq(alertAddresses.email, email));
}

/** Deletes the alerts that were asked for before that time, and the addresses that have none any more. */
export async function deleteOldAlerts(db: Database, before: Date): Promise<void> {
  const gone = await db
    .delete(alerts)
    .where(lt(alerts.askedAt, before))
    .returning({ email: alerts.email });
  if (gone.length === 0) return;
  const others = db
    .select({ id: alerts.id })
    .from(alerts)
    .where(eq(alerts.email, alertAddresses.email));
  await db.delete(alertAddresses).where(notExists(others));
}

/** The pieces in stock of what a row of `alerts` asks for. */
const piecesInStock = sql<number>`(
  select coalesce(sum(${variants.stock}), 0) from ${variants}
  where ${variants.productId} = ${alerts.productId}
    and (${alerts.size} is null or ${variants.size} = ${alerts.size})
    and (${alerts.color} is null or ${variants.color} = ${alerts.color})
    and ${variants.options} @> ${alerts.options}
)`;

/** How many pieces of a choice of a product are in stock; undefined if there is no such choice. */
export async function countPieces(db: Database, choice: LineVariant): Promise<number | undefined> {
  const { productId, size, color, options } = choice;
  const [row] = await db
    .select({ pieces: sql`coalesce(sum(${variants.stock}), 0)`.mapWith(Number), found: count() })
    .from(variants)
    .where(
      and(
        eq(variants.productId, productId),
        size === null ? undefined : eq(variants.size, size),
        color === null ? undefined : eq(variants.color, color),
        sql`${variants.options} @> ${JSON.stringify(options)}::jsonb`,
      ),
    );
  return row && row.found > 0 ? row.pieces : undefined;
}

/** An alert whose piece is back. */
export interface DueAlert {
  alert: AlertRow;
  title: string;
  token: string;
}

/** How many are told for each piece, because not everybody buys. */
const TOLD_PER_PIECE = 2;

/**
 * Those alerts whose piece is back, in the order in which they were asked for: for each choice of a product not more than
 * two for each piece, counting those that were told since `recently`.
 */
export function findDue(tx: Database, recently: Date, limit: number): Promise<DueAlert[]> {
  const told = sql`(
    select count(*) from ${alerts} as "told"
    where "told"."product_id" = ${alerts.productId} and "told"."sent_at" > ${recently.toISOString()}
      and "told"."size" is not distinct from ${alerts.size} and "told"."color" is not distinct from ${alerts.color}
      and "told"."options" = ${alerts.options}
  )`;
  const place = sql`row_number() over (
    partition by ${alerts.productId}, ${alerts.size}, ${alerts.color}, ${alerts.options}
    order by ${alerts.askedAt}, ${alerts.id}
  )`;
  const seats = sql`${TOLD_PER_PIECE} * ${piecesInStock} - ${told}`;
  const ranked = tx
    .select({
      id: alerts.id,
      title: products.title,
      place: place.as('place'),
      seats: seats.as('seats'),
    })
    .from(alerts)
    .innerJoin(products, and(eq(products.id, alerts.productId), products.isPublic))
    .where(and(isOpen, isConfirmed))
    .as('ranked');
  return tx
    .select({ alert: alerts, title: ranked.title, token: alertAddresses.token })
    .from(ranked)
    .innerJoin(alerts, eq(alerts.id, ranked.id))
    .innerJoin(alertAddresses, eq(alertAddresses.email, alerts.email))
    .where(sql`${ranked.place} <= ${ranked.seats}`)
    .orderBy(asc(alerts.askedAt), asc(alerts.id))
    .limit(limit)
    .for('update', { of: alerts });
}

/** Stores that the mail of an alert was queued. */
export async function markSent(tx: Database, id: string, sentAt: Date): Promise<void> {
  await tx.update(alerts).set({ sentAt }).where(eq(alerts.id, id));
}

/** Has other processes wait that look for due alerts, until the transaction ends: so that none is told too many. */
export async function lockDueAlerts(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('alerts', 0))`);
}
