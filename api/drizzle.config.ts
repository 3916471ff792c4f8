/**
 * For `npx drizzle-kit generate --name gift_note`, run in this folder after a change of the schema. drizzle-kit
 * needs drizzle-orm beside itself: if it says that it lacks it, run
 * `ln -s ../api/node_modules/drizzle-orm ../node_modules/drizzle-orm` first, and remove the link afterwards.
 */
export default {
  dialect: 'postgresql',
  schema: './src/db/schema.ts',
  out: './src/db/migrations',
};
