import { createReadiness } from './readiness';

const there = () => Promise.resolve();
const away = () => Promise.reject(new Error('refused'));

test('a server is ready when all its dependencies are available', async () => {
  const readiness = createReadiness([{ name: 'database', isRequired: true, check: there }]);
  expect(await readiness()).toEqual({ statusCode: 200, body: { status: 'ready', away: [] } });
});

test('a server without an optional dependency is ready, and says what is away', async () => {
  const readiness = createReadiness([
    { name: 'database', isRequired: true, check: there },
    { name: 'payment provider', isRequired: false, check: away },
  ]);
  expect(await readiness()).toEqual({
    statusCode: 200,
    body: { status: 'ready', away: ['payment provider'] },
  });
});

test('a server without a required dependency isn’t ready', async () => {
  const readiness = createReadiness([{ name: 'database', isRequired: true, check: away }]);
  expect(await readiness()).toEqual({
    statusCode: 503,
    body: {
      status: 'not ready',
      away: ['database'],
      error: 'Not ready: no response from database.',
    },
  });
});

test('a dependency that doesn’t respond in time is away, and isn’t checked again meanwhile', async () => {
  let finish: () => void = () => undefined;
  const check = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const readiness = createReadiness([{ name: 'database', isRequired: true, check }]);
  const [first, second] = await Promise.all([readiness(), readiness()]);
  expect([first.statusCode, second.statusCode]).toEqual([503, 503]);
  expect(check).toHaveBeenCalledTimes(1);
  finish();
  expect((await readiness()).statusCode).toBe(200);
});
