import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { addresses } from '../../db/schema';

export type AddressRow = typeof addresses.$inferSelect;

/** The columns of an address that a shopper can change. */
export type AddressValues = Omit<AddressRow, 'id' | 'userId' | 'isDefault' | 'createdAt'>;

/** The user's addresses: the default first, then the newest. */
export function findAddresses(db: Database, userId: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), addresses.id);
}

export async function insertAddress(tx: Database, address: AddressRow): Promise<void> {
  await tx.insert(addresses).values(address);
}

/** Changes an address of that user; undefined when the user has no address with that id. */
export async function updateAddress(
  tx: Database,
  userId: string,
  id: string,
  values: AddressValues,
): Promise<AddressRow | undefined> {
  const [row] = await tx
    .update(addresses)
    .set(values)
    .where(and(eq(addresses.userId, userId), eq(addresses.id, id)))
    .returning();
  return row;
}

/** Makes an address the user's only default. */
export async function setDefault(tx: Database, userId: string, id: string): Promise<void> {
  // The old default is cleared first, because a unique index allows only one.
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), ne(addresses.id, id)));
  await tx
    .update(addresses)
    .set({ isDefault: true })
    .where(and(eq(addresses.userId, userId), eq(addresses.id, id)));
}

/** Deletes an address of that user and returns it; undefined when the user has no address with that id. */
export async function deleteAddress(
  tx: Database,
  userId: string,
  id: string,
): Promise<AddressRow | undefined> {
  const [row] = await tx
    .delete(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.id, id)))
    .returning();
  return row;
}
