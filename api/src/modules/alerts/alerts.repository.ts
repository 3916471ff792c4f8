import { and, asc, count, eq, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { AlertSubject } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { alertAddresses, alerts, products, variants } from '../../db/schema';
import type { LineVariant } from '../orders/line-variant';
import { priceOfVariant } from '../products/products.repository';
import { randomToken } from '../sessions/token-hash';

export type AlertRow = typeof alerts.$inferSelect;

export const isOpen = isNull(alerts.sentAt);
export const isConfirmed = isNotNull(alerts.confirmedAt);

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

/** The open alerts of an address, confirmed or not, the newest last, with their products. */
export function listOpen(db: Database, email: string) {
  return db
    .select({ alert: alerts, title: products.title })
    .from(alerts)
    .innerJoin(products, eq(products.id, alerts.productId))
    .where(and(eq(alerts.email, email), isOpen))
    .orderBy(asc(alerts.askedAt), asc(alerts.id));
}

/** How many open alerts of an address are confirmed, or aren't yet. */
export function countOpen(
  db: Database,
  email: string,
  { confirmed }: { confirmed: boolean },
): Promise<number> {
  const counted = confirmed ? isConfirmed : isNull(alerts.confirmedAt);
  return db.$count(alerts, and(eq(alerts.email, email), isOpen, counted));
}

/** The open alert of an address for that choice of a product: of its stock, or of its price. */
export async function findOpen(
  db: Database,
  email: string,
  about: AlertSubject,
  { productId, size, color, options }: LineVariant,
): Promise<AlertRow | undefined> {
  const [row] = await db
    .select()
    .from(alerts)
    .where(
      and(
        eq(alerts.email, email),
        isOpen,
        about === 'price' ? isNotNull(alerts.belowPrice) : isNull(alerts.belowPrice),
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

/** Confirms open alerts of an address: the one with that id, or all. */
export async function confirmAlerts(
  db: Database,
  email: string,
  now: Date,
  id?: string,
): Promise<void> {
  await db
    .update(alerts)
    .set({ confirmedAt: now })
    .where(
      and(
        eq(alerts.email, email),
        isOpen,
        isNull(alerts.confirmedAt),
        id === undefined ? undefined : eq(alerts.id, id),
      ),
    );
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

/** What is known of a choice of a product. */
export interface ChoiceState {
  /** How many pieces are in stock. */
  pieces: number;
  /** What the cheapest costs, in paise; null without a price. */
  price: number | null;
}

/** How many pieces of a choice of a product are in stock, and what they cost; undefined if there is no such choice. */
export async function findChoice(
  db: Database,
  choice: LineVariant,
): Promise<ChoiceState | undefined> {
  const { productId, size, color, options } = choice;
  const [row] = await db
    .select({
      pieces: sql`coalesce(sum(${variants.stock}), 0)`.mapWith(Number),
      price: sql<number | null>`min(${priceOfVariant})`,
      found: count(),
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        eq(variants.productId, productId),
        size === null ? undefined : eq(variants.size, size),
        color === null ? undefined : eq(variants.color, color),
        sql`${variants.options} @> ${JSON.stringify(options)}::jsonb`,
      ),
    );
  return row && row.found > 0 ? { pieces: row.pieces, price: row.price } : undefined;
}
