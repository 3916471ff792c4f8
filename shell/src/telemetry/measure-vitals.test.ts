import { measureVitals } from './measure-vitals';
import type { Vitals } from './vitals';

type Listener = (list: { getEntries: () => object[] }) => void;

const listeners = new Map<string, Listener>();

/** jsdom has no PerformanceObserver: this one passes on the entries of the test. */
class TestObserver {
  static readonly supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event'];
  readonly #listener: Listener;
  constructor(listener: Listener) {
    this.#listener = listener;
  }
  observe({ type }: { type: string }) {
    listeners.set(type, this.#listener);
  }
  disconnect() {
    listeners.clear();
  }
  takeRecords() {
    return [];
  }
}

function record(type: string, ...entries: object[]) {
  listeners.get(type)?.({ getEntries: () => entries });
}

function setVisibility(state: string) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

function measured(recordEntries: () => void): Vitals[] {
  const results: Vitals[] = [];
  measureVitals((vitals) => results.push(vitals));
  recordEntries();
  setVisibility('hidden');
  setVisibility('visible');
  setVisibility('hidden');
  return results;
}

beforeEach(() => {
  listeners.clear();
  Object.assign(globalThis, { PerformanceObserver: TestObserver });
  setVisibility('visible');
});

test('measures a page once, when it is hidden for the first time', () => {
  const results = measured(() => {
    record('largest-contentful-paint', { startTime: 800 }, { startTime: 1_900 });
    record(
      'layout-shift',
      { startTime: 100, value: 0.05 },
      { startTime: 900, value: 0.1 },
      { startTime: 1_000, value: 0.5, hadRecentInput: true },
      { startTime: 5_000, value: 0.12 },
    );
    record(
      'event',
      { interactionId: 1, duration: 80 },
      { interactionId: 1, duration: 240 },
      { interactionId: 0, duration: 900 },
      { interactionId: 2, duration: 90 },
    );
  });
  expect(results).toEqual([{ lcp: 1_900, cls: expect.closeTo(0.15) as number, inp: 240 }]);
});

test('leaves out the slowest of fifty interactions', () => {
  const events = Array.from({ length: 50 }, (_, index) => ({
    interactionId: index + 1,
    duration: index === 0 ? 900 : 100,
  }));
  expect(measured(() => record('event', ...events))).toEqual([{ cls: 0, inp: 100 }]);
});

test('does not measure a page that was opened in the background', () => {
  setVisibility('hidden');
  expect(measured(() => record('largest-contentful-paint', { startTime: 1 }))).toEqual([]);
});
