import { pgTable, text } from 'drizzle-orm/pg-core';
import { timestampWithZone } from '../columns';

/** What operators may do: everything (`owner`), or the commands of one kind of work. */
export const OPERATOR_ROLES = ['owner', 'packing', 'care', 'money', 'catalogue'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** The people who run commands. Without any, everyone with the API's settings may run all of them. */
export const operators = pgTable('operators', {
  name: text().primaryKey(),
  roles: text().array().$type<OperatorRole[]>().notNull(),
  /** SHA-256 of the token that names them. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: timestampWithZone('created_at').notNull(),
});
