import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment, as a JavaScript date. */
export const timestampWithZone = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date' });

/** The words of a text, stemmed and weighted, as PostgreSQL's full-text search has them. */
export const wordVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
