import { brotliCompressSync } from 'node:zlib';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import { countUsed, type LoadedScript } from '../bench/browser/script-coverage';
import { groupBy } from '../group-by';
import type { SourcePiece } from './piece';
import { sourceGroup } from './source-group';

/** A piece of a script that a map assigns to one source. */
interface Stretch {
  start: number;
  end: number;
  source: string | null;
}

/**
 * Splits a script by what its parts come from. Each part is compressed alone, and the script's weight on the wire is
 * divided in proportion to that.
 */
export function splitScript(script: LoadedScript, map: string): SourcePiece[] {
  const stretches = stretchesOf(script.text, new TraceMap(map));
  const bySource = groupBy(stretches, ({ source }) => sourceGroup(source));
  const pieces = [...bySource].map(([source, own]) => {
    const text = own.map(({ start, end }) => script.text.slice(start, end)).join('');
    const used = own.map(({ start, end }) => countUsed(script.used.subarray(start, end)));
    return { source, minified: text.length, brotli: compressedSize(text), used: sum(used) };
  });
  const factor = script.wire / sum(pieces.map(({ brotli }) => brotli));
  return pieces.map((piece) => ({ ...piece, brotli: piece.brotli * factor }));
}

/** A script that comes from one source only. */
export function wholeScript({ text, wire, used }: LoadedScript, source: string): SourcePiece {
  return { source, minified: text.length, brotli: wire, used: countUsed(used) };
}

/** The pieces of a text in their order: what a map says of one character is true up to the next that it names. */
function stretchesOf(text: string, map: TraceMap): Stretch[] {
  const starts = [{ start: 0, source: null }, ...startsOf(text, map)];
  return starts.map((one, index) => ({ ...one, end: starts[index + 1]?.start ?? text.length }));
}

/** The characters that a map names, with their sources. */
function startsOf(text: string, map: TraceMap): Omit<Stretch, 'end'>[] {
  const named = decodedMappings(map);
  let lineStart = 0;
  return text.split('\n').flatMap((line, number) => {
    const from = lineStart;
    lineStart += line.length + 1;
    return (named[number] ?? []).map(([column, source]) => ({
      start: from + column,
      source: source === undefined ? null : (map.sources[source] ?? null),
    }));
  });
}

function compressedSize(text: string): number {
  return brotliCompressSync(text).length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
