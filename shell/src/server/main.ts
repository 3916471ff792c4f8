import { ConfigError } from '@storefront/tools/settings';
import { readConfig } from './config';
import { createPageServer } from './page-server';

try {
  const config = readConfig(process.env);
  const server = await createPageServer(config);
  await server.listen({ port: config.port, host: config.host });
  console.warn(`shop listening on http://localhost:${config.port}`);
  // Fastify's close may be called again while it is at work: Ctrl-C reaches the whole process group.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void server.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${process.env.PORT ?? '3000'} is taken by another program. Stop it, or choose another port: PORT=3001 npm start`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
