import fastify from 'fastify';

/*
 * A Fastify server with one route that responds to each path with the same bytes as the server at
 * BARE_SOURCE, from memory: the upper bound for a server of this kind.
 */

const kept = new Map<string, Promise<Buffer>>();
const app = fastify();

app.get('/*', async ({ url }, reply) => {
  const bytes = kept.get(url) ?? fetchBytes(url);
  kept.set(url, bytes);
  return reply.type('application/json; charset=utf-8').send(await bytes);
});

const { BARE_PORT, BARE_SOURCE = '' } = process.env;
await app.listen({ port: Number(BARE_PORT), host: 'localhost' });
console.log('bare server listening');

async function fetchBytes(path: string): Promise<Buffer> {
  const response = await fetch(BARE_SOURCE + path);
  return Buffer.from(await response.arrayBuffer());
}
