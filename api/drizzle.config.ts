/** For `npx drizzle-kit generate`, run in this folder after a change of the schema. */
export default {
  dialect: 'postgresql',
  schema: './src/db/schema.ts',
  out: './src/db/migrations',
};
