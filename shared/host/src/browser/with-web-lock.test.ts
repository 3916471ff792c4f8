import { withWebLock } from './with-web-lock';

type Work = () => unknown;

function withLocks(request: (name: string, work: Work) => Promise<unknown>) {
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

test('runs under the lock of its name', async () => {
  const names: string[] = [];
  withLocks((name, work) => {
    names.push(name);
    return Promise.resolve(work());
  });
  await expect(withWebLock('cart', () => 7)).resolves.toBe(7);
  expect(names).toEqual(['cart']);
});

test('runs without a lock where locks are missing or denied', async () => {
  await expect(withWebLock('cart', () => 7)).resolves.toBe(7);
  withLocks(() => Promise.reject(new DOMException('Denied', 'SecurityError')));
  await expect(withWebLock('cart', () => 8)).resolves.toBe(8);
});

test.each([new Error('Full'), new DOMException('No storage', 'SecurityError')])(
  'work that fails with %s is not done twice',
  async (error) => {
    withLocks((_, work) => Promise.resolve(work()));
    const work = jest.fn(() => Promise.reject(error));
    await expect(withWebLock('cart', work)).rejects.toBe(error);
    expect(work).toHaveBeenCalledTimes(1);
  },
);
