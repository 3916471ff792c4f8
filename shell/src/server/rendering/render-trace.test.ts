import type { Http } from '@storefront/host';
import { createHttp } from '../../http/create-http';
import { RenderTrace } from './render-trace';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const TRACEPARENT = `00-${TRACE_ID}-${PARENT}-01`;

/** A client that keeps the headers of its calls, and fails for one path. */
function recordingClient(): { http: Http; headers: unknown[] } {
  const headers: unknown[] = [];
  const http: Http = {
    ...createHttp({ baseUrl: '' }),
    get(path, options) {
      headers.push(options?.headers);
      return path === '/gone' ? Promise.reject(new Error('gone')) : Promise.resolve(path);
    },
  };
  return { http, headers };
}

test('a call of the API is a part of the step that makes it, and names itself to the API', async () => {
  const trace = new RenderTrace(TRACEPARENT);
  const { http, headers } = recordingClient();
  await trace.measure('load data', (part) => part.client(http).get('/products'));
  const [call, step] = trace.spans;
  expect(step).toMatchObject({ name: 'load data', kind: 'internal', parentId: PARENT });
  expect(call).toMatchObject({ name: 'GET', kind: 'client', parentId: step?.id });
  expect(call?.attributes).toEqual({ 'url.path': '/products' });
  expect(headers).toEqual([{ traceparent: `00-${TRACE_ID}-${call?.id}-01` }]);
});

test('a step that fails is measured with its error', async () => {
  const trace = new RenderTrace(TRACEPARENT);
  const { http } = recordingClient();
  const loading = trace.measure('load data', (part) => part.client(http).get('/gone'));
  await expect(loading).rejects.toThrow('gone');
  expect(trace.spans.map(({ error }) => error)).toEqual(['Error: gone', 'Error: gone']);
});

test('a render that isn’t traced measures nothing, and tells the API of no trace', async () => {
  const trace = new RenderTrace(undefined);
  const { http, headers } = recordingClient();
  expect(await trace.measure('load data', (part) => part.client(http).get('/products'))).toBe(
    '/products',
  );
  expect(trace.spans).toEqual([]);
  expect(headers).toEqual([undefined]);
});
