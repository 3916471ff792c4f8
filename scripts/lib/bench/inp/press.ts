import type { Interaction, LongFrame, Seen } from './watch-interactions';

/** What is taken for a press of which Chromium reports nothing, because it took less, in milliseconds. */
const SHORTEST = 16;

/** Parts of a frame that are longer than this are named, in milliseconds. */
const WORTH_NAMING = 20;

const HASH = /\.[\da-f]{8}(?=\.js$)/;

/** A press of a purchase, in milliseconds. */
export interface Press {
  name: string;
  /** From the press to the next paint. */
  duration: number;
  /** Until its handlers ran, while they ran, and from then to the paint. */
  phases: { delay: number; processing: number; presentation: number };
  /** What kept the page busy meanwhile, the longest first. */
  causes: string[];
}

/** The press of that name: the longest interaction of those that were seen, as a tap or a word consists of several. */
export function toPress(name: string, { interactions, frames }: Seen): Press {
  const longest = interactions.toSorted(
    (a, b) => b.duration - a.duration || b.processingEnd - a.processingEnd,
  )[0];
  if (!longest) {
    const phases = { delay: 0, processing: 0, presentation: SHORTEST };
    return { name, duration: SHORTEST, phases, causes: [] };
  }
  const { start, processingStart, processingEnd, duration } = longest;
  const phases = {
    delay: processingStart - start,
    processing: processingEnd - processingStart,
    presentation: Math.max(0, start + duration - processingEnd),
  };
  return { name, duration, phases, causes: causesOf(longest, frames) };
}

function causesOf({ start, duration }: Interaction, frames: readonly LongFrame[]): string[] {
  const meanwhile = frames.filter((frame) => frame.start < start + duration && frame.end > start);
  return meanwhile
    .flatMap(partsOf)
    .filter((part) => part.duration >= WORTH_NAMING)
    .sort((a, b) => b.duration - a.duration)
    .map((part) => `${part.name} ${Math.round(part.duration)} ms`);
}

function partsOf({ end, styleStart, scripts }: LongFrame) {
  const style = {
    name: 'styles, layout and paint',
    duration: styleStart > 0 ? end - styleStart : 0,
  };
  return [
    ...scripts.map(({ invoker, url, duration }) => ({
      name: `${fileName(invoker)} (${fileName(url)})`,
      duration,
    })),
    style,
  ];
}

/** The name of a script without its hash; any other text as it is. */
function fileName(text: string): string {
  if (!URL.canParse(text)) return text;
  const { pathname } = new URL(text);
  return pathname.slice(pathname.lastIndexOf('/') + 1).replace(HASH, '') || 'the page';
}
