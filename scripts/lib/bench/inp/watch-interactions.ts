import type { Page } from '@playwright/test';

/** A tap or a key as Chromium reports it; times in milliseconds since the page began. */
export interface Interaction {
  /** The event that took longest. */
  name: string;
  start: number;
  processingStart: number;
  processingEnd: number;
  /** From the press to the next paint. */
  duration: number;
}

/** A frame that kept the page busy for more than 50 ms; times in milliseconds since the page began. */
export interface LongFrame {
  start: number;
  end: number;
  /** When it began to compute styles and layout; 0 if it never did. */
  styleStart: number;
  scripts: { invoker: string; url: string; duration: number }[];
}

/** What happened since the last look. */
export interface Seen {
  interactions: Interaction[];
  frames: LongFrame[];
}

/** An entry of type `long-animation-frame`, which TypeScript doesn't know yet. */
interface FrameEntry extends PerformanceEntry {
  styleAndLayoutStart: number;
  scripts: { invoker: string; sourceURL: string; duration: number }[];
}

/** Watches the interactions of a page that isn't open yet; the returned function takes what happened since its last call. */
export async function watchInteractions(page: Page): Promise<() => Promise<Seen>> {
  await page.addInitScript(observe);
  return () => page.evaluate(() => (Reflect.get(window, 'takeSeen') as () => Seen)());
}

/** Runs in the page. */
function observe(): void {
  let interactions: Interaction[] = [];
  let frames: LongFrame[] = [];
  const watching = { event: watchEvents, 'long-animation-frame': watchFrames };
  for (const [type, watch] of Object.entries(watching)) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(watch));
    // Chromium reports no events that take less than 16 ms.
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }
  Reflect.set(window, 'takeSeen', () => {
    const seen = { interactions, frames };
    interactions = [];
    frames = [];
    return seen;
  });

  function watchEvents(entry: PerformanceEntry): void {
    if (!(entry instanceof PerformanceEventTiming) || !Reflect.get(entry, 'interactionId')) return;
    const { name, startTime, processingStart, processingEnd, duration } = entry;
    interactions.push({ name, start: startTime, processingStart, processingEnd, duration });
  }

  function watchFrames(entry: PerformanceEntry): void {
    const { startTime, duration, styleAndLayoutStart, scripts } = entry as FrameEntry;
    frames.push({
      start: startTime,
      end: startTime + duration,
      styleStart: styleAndLayoutStart,
      scripts: scripts.map((one) => ({
        invoker: one.invoker,
        url: one.sourceURL,
        duration: one.duration,
      })),
    });
  }
}
