/**
 * Used by `npm run migration -w api -- --name gift_note`, after a change of the schema. drizzle-kit resolves
 * drizzle-orm from the folder it is installed in, so the root's package.json lists the API's version of it
 * too.
 */
export default {
  dialect: 'postgresql',
  schema: './src/db/schema/index.ts',
  out: './src/db/migrations',
};
