import { asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { operators } from '../../db/schema';
import { ConflictError, NotFoundError, UnauthorizedError } from '../../http/errors';
import { recordChanges } from '../audit/audit.repository';
import { hashToken, randomToken } from '../sessions/token-hash';
import { type CommandArea, isAllowed } from './permissions';

/** An operator, without the token. */
export type Operator = Omit<typeof operators.$inferSelect, 'tokenHash'>;

const columns = {
  name: operators.name,
  roles: operators.roles,
  createdAt: operators.createdAt,
};

export function listOperators(db: Database): Promise<Operator[]> {
  return db.select(columns).from(operators).orderBy(asc(operators.name));
}

/**
 * Adds an operator, or gives one that is there other roles and a new token; returns the token, which isn't stored.
 * Throws a {@link ConflictError} if nobody would be an owner.
 */
export async function saveOperator(
  tx: Database,
  { name, roles }: Pick<Operator, 'name' | 'roles'>,
  author: string,
): Promise<string> {
  const token = randomToken();
  const before = await findOperator(tx, name);
  const row = { name, roles, tokenHash: hashToken(token), createdAt: new Date() };
  await tx
    .insert(operators)
    .values(row)
    .onConflictDoUpdate({
      target: operators.name,
      set: { roles: row.roles, tokenHash: row.tokenHash },
    });
  await requireOwner(tx);
  const subject = `operator ${name}`;
  await recordChanges(tx, [
    { author, subject, before: before ? { roles: before.roles } : null, after: { roles } },
  ]);
  return token;
}

/** Removes an operator, whose token is worth nothing then. Throws as {@link saveOperator} does. */
export async function removeOperator(tx: Database, name: string, author: string): Promise<void> {
  const before = await findOperator(tx, name);
  if (!before) throw new NotFoundError(`There is no operator ${name}.`);
  await tx.delete(operators).where(eq(operators.name, name));
  if ((await countOperators(tx)) > 0) await requireOwner(tx);
  const subject = `operator ${name}`;
  await recordChanges(tx, [{ author, subject, before: { roles: before.roles }, after: null }]);
}

/**
 * The name of the operator who has that token, if they may run the command; undefined while the shop has no
 * operators: then everyone may. A refusal is recorded. Throws an {@link UnauthorizedError} without a known token, and
 * a {@link ConflictError} if their roles don't allow it.
 */
export async function authorise(
  db: Database,
  token: string | undefined,
  { area, action }: { area: CommandArea; action: string },
): Promise<string | undefined> {
  if ((await countOperators(db)) === 0) return undefined;
  const [operator] =
    token === undefined
      ? []
      : await db
          .select(columns)
          .from(operators)
          .where(eq(operators.tokenHash, hashToken(token)));
  if (!operator) {
    throw new UnauthorizedError(
      'This shop has named operators: set OPERATOR_TOKEN to your token, which an owner gives you.',
    );
  }
  const { name, roles } = operator;
  if (isAllowed(roles, area, action)) return name;
  const after = { command: `${area} ${action}`, roles };
  await recordChanges(db, [{ author: name, subject: 'refused command', before: null, after }]);
  throw new ConflictError(
    `${name} may not run “${area} ${action}”: the roles ${roles.join(', ')} don’t include it. An owner can change them.`,
  );
}

async function findOperator(db: Database, name: string): Promise<Operator | undefined> {
  const [found] = await db.select(columns).from(operators).where(eq(operators.name, name));
  return found;
}

async function countOperators(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(operators);
  return row?.total ?? 0;
}

async function requireOwner(tx: Database): Promise<void> {
  const owners = await tx
    .select({ name: operators.name })
    .from(operators)
    .where(sql`'owner' = any(${operators.roles})`);
  if (owners.length > 0) return;
  throw new ConflictError('Somebody has to be an owner: add one first, with --roles owner.');
}
