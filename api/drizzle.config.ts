/**
 * For `npm run migration -w api -- --name gift_note`, after a change of the schema. drizzle-kit finds only a
 * drizzle-orm beside itself: the root's package.json names the API's version of it, so that npm puts both there.
 */
export default {
  dialect: 'postgresql',
  schema: './src/db/schema/index.ts',
  out: './src/db/migrations',
};
