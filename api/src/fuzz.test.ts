import fc from 'fast-check';
import { apiPaths, ErrorBodySchema } from '@storefront/host/contracts/api';
import { Type, type Static } from 'typebox';
import { Check } from 'typebox/schema';
import { signCallback } from './demo/sandbox/signature';
import { NAUGHTY_STRINGS } from './testing/naughty-strings';
import { addProduct } from './testing/orders';
import { createTestApi, parseAs, PAYMENT_SECRET, type TestApi } from './testing/test-api';

const JsonSchemaSchema = Type.Cyclic(
  {
    Json: Type.Object({
      type: Type.Optional(Type.String()),
      enum: Type.Optional(Type.Array(Type.Unknown())),
      const: Type.Optional(Type.Unknown()),
      anyOf: Type.Optional(Type.Array(Type.Ref('Json'))),
      items: Type.Optional(Type.Ref('Json')),
      properties: Type.Optional(Type.Record(Type.String(), Type.Ref('Json'))),
      required: Type.Optional(Type.Array(Type.String())),
      minimum: Type.Optional(Type.Number()),
      maximum: Type.Optional(Type.Number()),
      minLength: Type.Optional(Type.Integer()),
      maxLength: Type.Optional(Type.Integer()),
    }),
  },
  'Json',
);
type JsonSchema = Static<typeof JsonSchemaSchema>;

const OperationSchema = Type.Object({
  parameters: Type.Optional(
    Type.Array(Type.Object({ in: Type.String(), name: Type.String(), schema: JsonSchemaSchema })),
  ),
  requestBody: Type.Optional(
    Type.Object({
      content: Type.Object({ 'application/json': Type.Object({ schema: JsonSchemaSchema }) }),
    }),
  ),
  /** By status, or by class of the status: `4XX`. */
  responses: Type.Record(
    Type.String(),
    Type.Object({
      content: Type.Optional(
        // Absent for downloads, which have another content type.
        Type.Object({
          'application/json': Type.Optional(Type.Object({ schema: Type.Object({}) })),
        }),
      ),
    }),
  ),
});
type Operation = Static<typeof OperationSchema>;

const OpenApiSchema = Type.Object({
  paths: Type.Record(Type.String(), Type.Record(Type.String(), OperationSchema)),
});

const naughty = fc.constantFrom(...NAUGHTY_STRINGS);

/** Generates values that mostly match a schema; patterns, for example, are ignored. */
function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  const { minimum: min = 0, maximum: max = 100_000 } = schema;
  switch (schema.type) {
    case 'object':
      if (!schema.properties) return fc.dictionary(fc.oneof(fc.string(), naughty), fc.anything());
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties).map(([name, part]) => [name, fitting(part)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: 3 });
    case 'integer':
      return fc.integer({ min, max });
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.oneof(
        naughty,
        fc.string({ unit: 'grapheme', minLength: schema.minLength ?? 0, maxLength: 30 }),
        fc.constantFrom('shopper1@example.com', 'a password', 'thing', 'Karnataka', '560001'),
      );
  }
}

/** Nested so deeply that a recursive function would overflow the stack. */
const NESTED = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;

/** Values that match a schema, values of any other shape, and text that isn't JSON. */
function bodyFor(schema: JsonSchema | undefined): fc.Arbitrary<string> {
  const json = (value: unknown) => JSON.stringify(value);
  const whole = schema ? fitting(schema).map(json) : fc.constant('');
  return fc.oneof(
    { weight: 3, arbitrary: whole },
    { weight: 1, arbitrary: fc.jsonValue().map(json) },
    { weight: 1, arbitrary: whole.map((text) => text.slice(0, -1)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('{"__proto__":{}}', '{', 'null', '[]', '1e999', NESTED),
    },
  );
}

function addressFor(path: string, { parameters = [] }: Operation): fc.Arbitrary<string> {
  const text = (schema: JsonSchema) =>
    fitting(schema).map((value) =>
      encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '')),
    );
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const id = fc.oneof(text({}), fc.constantFrom('%', '%ff', '%00', 'x'.repeat(5_000)));
  const values = fc.record(
    Object.fromEntries(query.map(({ name, schema }) => [name, text(schema)])),
    { requiredKeys: [] },
  );
  return fc.tuple(id, values).map(([part, given]) => {
    const search = Object.entries(given).map(([name, value]) => `${name}=${String(value)}`);
    return `${path.replace(/\{\w+\}/, part)}?${search.join('&')}`;
  });
}

let api: TestApi;
let token: string;
/** The token of an account that the calls may sign out or delete. */
let disposable: string;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
let operations: { method: Method; path: string; operation: Operation }[];
beforeAll(async () => {
  api = await createTestApi();
  ({ token } = await api.signUp());
  ({ token: disposable } = await api.signUp());
  await addProduct(api.db, { id: 'thing', variants: [{ size: '', color: '', stock: 100_000 }] });
  const { paths } = (await api.call(apiPaths.openApi)).as(OpenApiSchema);
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase() as Method,
      path,
      operation,
    })),
  );
});
afterAll(() => api.close());

/** Expects a response that matches the OpenAPI document's schema for its status. */
function expectDocumented({ responses }: Operation, status: number, text: string): void {
  const documented = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
  expect([status, documented]).toEqual([status, expect.anything()]);
  const schema = documented?.content?.['application/json']?.schema;
  const isAsDocumented = schema ? Check(schema, JSON.parse(text)) : text === '';
  expect([status, text, isAsDocumented]).toEqual([status, text, true]);
}

test('no input of any call causes a server error, and every response is as documented', async () => {
  expect(operations.length).toBeGreaterThan(10);
  for (const { method, path, operation } of operations) {
    const endsSession =
      path.endsWith('/logout') || (method === 'DELETE' && path.endsWith(apiPaths.accountInfo));
    const schema = operation.requestBody?.content['application/json'].schema;
    const request = fc.record({
      url: addressFor(path, operation),
      body: method === 'POST' || schema ? bodyFor(schema) : fc.constant(undefined),
      isSignedIn: fc.boolean(),
      isSigned: fc.boolean(),
      type: fc.constantFrom('application/json', 'application/json', 'text/plain'),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ url, body, isSignedIn, isSigned, type }) => {
        const response = await api.app.inject({
          method,
          url,
          headers: {
            // The other calls need `token`, so calls that end a session use the disposable one.
            ...(isSignedIn && { authorization: `Bearer ${endsSession ? disposable : token}` }),
            ...(isSigned && {
              'x-payment-signature': signCallback(PAYMENT_SECRET, body ?? ''),
            }),
            ...(body !== undefined && { 'content-type': type }),
          },
          ...(body !== undefined && { payload: body }),
        });
        expect(response.statusCode).toBeLessThan(500);
        if (response.statusCode >= 400) parseAs(ErrorBodySchema, response.body);
        expectDocumented(operation, response.statusCode, response.body);
      }),
      { numRuns: 20 },
    );
  }
});
