import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { products } from '../../db/schema';
import type { ProductStatus } from '../../db/schema/catalogue/catalogue';
import { inTransaction } from '../../db/transaction';
import { NotFoundError } from '../../http/errors';
import { recordChanges } from '../audit/audit.repository';

/** Who changes products, and whether they are only to be named. */
interface Acting {
  author: string;
  dryRun: boolean;
}

const isPublicNow = sql<boolean>`(
  ${products.status} = 'active' and (${products.publishedAt} is null or ${products.publishedAt} <= now())
)`;

/** Archives the active products whose handles aren't among those; returns theirs. */
export function archiveProductsWithout(
  db: Database,
  handles: ReadonlySet<string>,
  { author, dryRun }: Acting,
): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const active = await tx
      .select({ handle: products.handle })
      .from(products)
      .where(eq(products.status, 'active'))
      .orderBy(asc(products.handle));
    const others = active.map(({ handle }) => handle).filter((handle) => !handles.has(handle));
    if (dryRun) return others;
    for (const handle of others) {
      await setStatus(tx, handle, { status: 'archived' }, { author });
    }
    return others;
  });
}

/** What is set; without a date, an active product is published at once. */
interface StatusChange {
  status: ProductStatus;
  publishedAt?: Date | null;
}

/** Changes whether shoppers see a product. Throws a {@link NotFoundError} for an unknown handle. */
export async function setStatus(
  tx: Database,
  handle: string,
  { status, publishedAt = null }: StatusChange,
  { author, reason }: { author: string; reason?: string | undefined },
): Promise<void> {
  const [before] = await tx
    .select({ status: products.status, publishedAt: products.publishedAt })
    .from(products)
    .where(eq(products.handle, handle))
    .for('update');
  if (!before) throw new NotFoundError(`There is no product “${handle}”.`);
  await tx.update(products).set({ status, publishedAt }).where(eq(products.handle, handle));
  await tx.update(products).set({ isPublic: isPublicNow }).where(eq(products.handle, handle));
  const subject = `product ${handle}`;
  const after = { status, publishedAt };
  await recordChanges(tx, [{ author, subject, before, after, reason: reason ?? null }]);
}

/** Shows the products whose date of publication has come; returns how many. */
export async function publishDueProducts(db: Database): Promise<number> {
  const due = await db
    .update(products)
    .set({ isPublic: true })
    .where(
      and(
        eq(products.status, 'active'),
        eq(products.isPublic, false),
        lte(products.publishedAt, sql`now()`),
      ),
    )
    .returning({ id: products.id });
  return due.length;
}
