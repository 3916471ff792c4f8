import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { auditLog, operators } from '../db/schema';
import type { OperatorRole } from '../db/schema/operations/operators';
import { type CommandArea, isAllowed } from '../modules/operators/permissions';
import { addProduct } from '../testing/orders';
import { createTestApi, type TestApi } from '../testing/test-api';
import { readConfig } from '../settings/config';
import { runOperatorsCommand } from './operators-command';
import { serveOperator } from './socket/operator-socket';
import { sendCommand } from './socket/send-command';

let api: TestApi;
let dataDir: string;
let close: () => Promise<void>;
beforeAll(async () => {
  api = await createTestApi();
  dataDir = mkdtempSync(join(tmpdir(), 'operators-'));
  const config = readConfig({ DATA_DIR: dataDir });
  const { db, responses } = api;
  const backUp = () => Promise.resolve();
  const context = { config, db, responses, provider: undefined, makeRefund: undefined, backUp };
  close = await serveOperator(context);
  await addProduct(api.db, {
    id: 'kurta',
    variants: [{ size: 'M', color: '', stock: 5, sku: 'KURTA-M' }],
  });
});
afterAll(async () => {
  await close();
  await api.close();
  rmSync(dataDir, { recursive: true });
});
afterEach(() => api.db.delete(operators));

async function add(name: string, ...roles: OperatorRole[]): Promise<string> {
  const command = { action: 'add', name, roles, author: 'operator' } as const;
  const text = await runOperatorsCommand(api.db, command);
  return /^OPERATOR_TOKEN=(\S+)$/m.exec(text)?.[1] ?? '';
}

const send = (area: CommandArea, command: object, token?: string) =>
  sendCommand({ dataDir, area, command, token });

const setStock = {
  action: 'stock set',
  sku: 'KURTA-M',
  pieces: 7,
  author: 'somebody else',
};

test('without operators, everyone with the settings may run commands under any name', async () => {
  expect(await send('catalogue', setStock)).toMatchObject({ ok: true });
  const rows = await api.db.select().from(auditLog).where(eq(auditLog.subject, 'stock KURTA-M'));
  expect(rows.at(-1)?.author).toBe('somebody else');
});

test('an operator runs the commands of their roles, under their own name', async () => {
  await add('Asha', 'owner');
  const meera = await add('Meera', 'catalogue');
  const result = await send('catalogue', { ...setStock, pieces: 9 }, meera);
  expect(result?.text).toContain('9 in the shop');
  const [row] = await api.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'stock KURTA-M'), eq(auditLog.author, 'Meera')));
  expect(row?.after).toEqual({ available: 9 });
});

test('what the roles don’t include is refused, and on record', async () => {
  await add('Asha', 'owner');
  const ravi = await add('Ravi', 'packing');
  expect(await send('orders', { action: 'find', words: [] }, ravi)).toMatchObject({ ok: true });
  expect(await send('catalogue', setStock, ravi)).toEqual({
    ok: false,
    text: 'Ravi may not run “catalogue stock set”: the roles packing don’t include it. An owner can change them.',
  });
  const [row] = await api.db.select().from(auditLog).where(eq(auditLog.subject, 'refused command'));
  expect(row).toMatchObject({ author: 'Ravi', after: { command: 'catalogue stock set' } });
});

test.each([undefined, '', 'guessed'])('the token %j is nobody’s', async (token) => {
  await add('Asha', 'owner');
  expect(await send('orders', { action: 'find', words: [] }, token)).toMatchObject({
    ok: false,
    text: expect.stringMatching(/set OPERATOR_TOKEN to your token/) as string,
  });
});

test('a new token makes the old one worthless, and a removed operator has none', async () => {
  const asha = await add('Asha', 'owner');
  const first = await add('Meera', 'catalogue');
  const second = await add('Meera', 'catalogue', 'care');
  const find = { action: 'find', words: [] };
  expect(await send('customers', find, first)).toMatchObject({ ok: false });
  expect(await send('customers', find, second)).toMatchObject({ ok: true });
  expect(await send('operators', { action: 'remove', name: 'Meera', author: 'x' }, asha)).toEqual({
    ok: true,
    text: 'Meera is no operator any more.',
  });
  expect(await send('customers', find, second)).toMatchObject({ ok: false });
});

test('somebody has to be an owner', async () => {
  await expect(add('Ravi', 'packing')).rejects.toThrow('Somebody has to be an owner');
  const asha = await add('Asha', 'owner');
  await add('Ravi', 'packing');
  const remove = { action: 'remove', name: 'Asha', author: 'Asha' };
  expect(await send('operators', remove, asha)).toMatchObject({ ok: false });
  const list = await send('operators', { action: 'list' }, asha);
  expect(list?.text).toMatch(/^Asha +owner .*\nRavi +packing /);
});

test.each<[OperatorRole, CommandArea, string, boolean]>([
  ['packing', 'orders', 'ship', true],
  ['packing', 'orders', 'refund', false],
  ['care', 'orders', 'cancel', true],
  ['care', 'orders', 'ship', false],
  ['money', 'orders', 'refund', true],
  ['money', 'customers', 'export', false],
  ['catalogue', 'store', 'set', true],
  ['catalogue', 'operators', 'add', false],
  ['owner', 'operators', 'add', true],
])('%s may run %s %s: %s', (role, area, action, expected) => {
  expect(isAllowed([role], area, action)).toBe(expected);
});
