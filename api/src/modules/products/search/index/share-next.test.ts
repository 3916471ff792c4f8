import { shareNext } from './share-next';

/** Work whose runs stay pending until the test calls `end`, which has an entry for each run. */
function slowWork() {
  const end: ((error?: Error) => void)[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      end.push((error) => (error ? reject(error) : resolve()));
    });
  return { end, call: shareNext(work) };
}

/** Lets everything run that waits for nothing. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('calls during a run share the next one, which begins when it has ended', async () => {
  const { end, call } = slowWork();
  const first = call();
  await settled();
  const others = [call(), call()];
  await settled();
  expect(end).toHaveLength(1);
  end[0]?.();
  await first;
  await settled();
  expect(end).toHaveLength(2);
  end[1]?.();
  await Promise.all(others);
});

test('a run that fails fails for its own calls alone', async () => {
  const { end, call } = slowWork();
  const first = call();
  await settled();
  const second = call();
  end[0]?.(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await settled();
  end[1]?.();
  await expect(second).resolves.toBeUndefined();
});
