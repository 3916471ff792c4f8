import type { Vitals } from './vitals';

/** Layout shifts belong together while less than a second lies between them, and five in all. */
const SHIFT_GAP = 1_000;
const SHIFT_WINDOW = 5_000;

/** Interactions that are faster than this never make a page slow; browsers needn't record them. */
const SLOW_EVENT = 40;

/** Of this many interactions the slowest one is an outlier. */
const INTERACTIONS_PER_OUTLIER = 50;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface EventTiming extends PerformanceEntry {
  interactionId?: number;
}

/**
 * Measures LCP, CLS and INP (https://web.dev/articles/vitals) from the page's start until it is hidden for the first
 * time, and passes what this browser can measure, once. A page that was opened in the background isn't measured.
 * Without a slow interaction, the INP is 0.
 */
export function measureVitals(onMeasured: (vitals: Vitals) => void): void {
  if (document.visibilityState === 'hidden') return;
  const vitals: Vitals = {};
  const readings = [
    observe('largest-contentful-paint', {}, (entries) => {
      const last = entries.at(-1);
      if (last) vitals.lcp = last.startTime;
    }),
    observe('layout-shift', {}, createShiftSum(vitals)),
    observe('event', { durationThreshold: SLOW_EVENT }, createInteractionTimes(vitals)),
  ];
  const end = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', end);
    for (const read of readings) read();
    onMeasured(vitals);
  };
  document.addEventListener('visibilitychange', end);
}

/** Observes one kind of entry, earlier ones included; returns the function that reads the last ones. */
function observe(
  type: string,
  options: { durationThreshold?: number },
  onEntries: (entries: PerformanceEntry[]) => void,
): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined;
  onEntries([]);
  const observer = new PerformanceObserver((list) => onEntries(list.getEntries()));
  observer.observe({ type, buffered: true, ...options });
  return () => {
    onEntries(observer.takeRecords());
    observer.disconnect();
  };
}

function createShiftSum(vitals: Vitals) {
  let sum = 0;
  let first = 0;
  let last = 0;
  return (entries: PerformanceEntry[]) => {
    for (const { startTime, value, hadRecentInput } of entries as LayoutShift[]) {
      if (hadRecentInput) continue;
      const isNew = startTime - last >= SHIFT_GAP || startTime - first >= SHIFT_WINDOW;
      if (isNew) [sum, first] = [0, startTime];
      sum += value;
      last = startTime;
      vitals.cls = Math.max(vitals.cls ?? 0, sum);
    }
    vitals.cls ??= 0;
  };
}

function createInteractionTimes(vitals: Vitals) {
  const times = new Map<number, number>();
  return (entries: PerformanceEntry[]) => {
    for (const { interactionId, duration } of entries as EventTiming[]) {
      if (interactionId)
        times.set(interactionId, Math.max(times.get(interactionId) ?? 0, duration));
    }
    const slowest = [...times.values()].sort((one, other) => other - one);
    vitals.inp = slowest[Math.floor(slowest.length / INTERACTIONS_PER_OUTLIER)] ?? 0;
  };
}
