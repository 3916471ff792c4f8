import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, as a JavaScript date. */
export const timestampWithZone = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date' });
