import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment, as a JavaScript date. */
export const timestampWithZone = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date' });

/** The stemmed and weighted words of a text, for PostgreSQL's full-text search. */
export const wordVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** PostgreSQL's number of a transaction, which grows. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });
