import { keepRunning, restartDelay } from './keep-running';
import type { Service } from '../processes';

/** A service whose end the test decides, and how often it was started. */
function fakeService() {
  const state = { starts: 1, stops: 0, end: (outcome: number): unknown => outcome };
  const make = (): Service => ({
    name: 'shop',
    pid: 0,
    ended: new Promise((resolve) => (state.end = resolve)),
    stop: () => Promise.resolve(void (state.stops += 1)),
    startAgain() {
      state.starts += 1;
      return make();
    },
  });
  return { state, service: make() };
}

const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
  said.mockClear();
});
afterEach(() => jest.useRealTimers());

test('each restart in a row waits twice as long, up to half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(restartDelay)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});

test('a service that ends unexpectedly is restarted, and the delay is reset after a minute', async () => {
  const { state, service } = fakeService();
  const stopping = new AbortController();
  const kept = keepRunning(service, stopping.signal);
  for (const [ran, wait] of [
    [0, 1],
    [0, 2],
    [61_000, 1],
  ] as const) {
    await jest.advanceTimersByTimeAsync(ran);
    state.end(1);
    await jest.advanceTimersByTimeAsync(0);
    expect(said).toHaveBeenLastCalledWith(`shop ended unexpectedly (1); restarting in ${wait} s.`);
    const before = state.starts;
    await jest.advanceTimersByTimeAsync(wait * 1_000 - 1);
    expect(state.starts).toBe(before);
    await jest.advanceTimersByTimeAsync(1);
    expect(state.starts).toBe(before + 1);
  }
  stopping.abort();
  await kept;
  expect(state.stops).toBe(1);
});

test('a service that waits for its restart is not restarted when everything is stopped', async () => {
  const { state, service } = fakeService();
  const stopping = new AbortController();
  const kept = keepRunning(service, stopping.signal);
  state.end(1);
  await jest.advanceTimersByTimeAsync(500);
  stopping.abort();
  await kept;
  expect(state).toMatchObject({ starts: 1, stops: 0 });
});
