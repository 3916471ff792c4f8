import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import { MAPS_FOLDER, SOURCE_SCHEME } from '@storefront/host/contracts/version-files';
import type { DeployRoot } from './root/deploy-root';

/** Maps that are kept: those of all versions that visitors get. */
const MAX_MAPS = 100;

/** Positions of a text that are named: browsers' reports can contain any, and each may cost reading a map. */
const MAX_POSITIONS = 10;

/** A position in a script of a version, as stack traces name it. */
const POSITION =
  /(?:https?:\/\/[^\s/()]+)?(?:\/apps)?\/?([\w-]+)\/(\w[\w.-]*)\/(browser|server)\/([\w.-]+\.js):(\d+):(\d+)/g;

/** A position in the shop's own sources, unlike one in an installed package. */
const OWN_POSITION = /(?<=^|[\s(])(?!node_modules\/)[\w-]+\/[\w./-]+\.tsx?:\d+/;

/** Names the source lines of published versions. */
export interface SourceLines {
  /** The text, such as a stack trace, with source files and lines in place of those of published scripts. */
  inText: (text: string) => Promise<string>;
  /** The message of a stack trace, which is its first line, and where in the shop's sources it was thrown. */
  summary: (stack: string) => Promise<ErrorSummary>;
}

interface ErrorSummary {
  message: string;
  /** The file's path in the repository, and the line: `mf-catalog/src/features/home/home-page.tsx:12`. */
  source: string | undefined;
}

/** An error in a line, with its source if that is known. */
export function withSource({ message, source }: ErrorSummary): string {
  return source === undefined ? message : `${message} (${source})`;
}

/**
 * Creates it for the versions in a deploy root. Positions in a version whose maps aren't there, or can't be read,
 * stay as they are: an error is logged in any case.
 */
export function createSourceLines(root: Pick<DeployRoot, 'read'>): SourceLines {
  const maps = new LRUCache<string, Promise<TraceMap | undefined>>({ max: MAX_MAPS });

  function readMap(file: string): Promise<TraceMap | undefined> {
    const known = maps.get(file);
    if (known) return known;
    const map = parseMap(root, file);
    maps.set(file, map);
    // Names that somebody made up must not displace maps that are there.
    void map.then((found) => found ?? maps.delete(file));
    return map;
  }

  async function sourceOf([text, app, version, side, script, line, column]: string[]) {
    const map = await readMap(
      path.posix.join(`${app}/${version}`, MAPS_FOLDER, `${side}/${script}.map`),
    );
    // Stack traces count columns from 1, maps from 0.
    const found =
      map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (!found?.source) return text;
    return `${found.source.replace(SOURCE_SCHEME, '')}:${found.line}`;
  }

  async function inText(text: string): Promise<string> {
    const positions = [...text.matchAll(POSITION)].slice(0, MAX_POSITIONS);
    const sources = await Promise.all(positions.map(sourceOf));
    return positions.reduceRight((result, { 0: { length }, index }, at) => {
      return result.slice(0, index) + (sources[at] ?? '') + result.slice(index + length);
    }, text);
  }

  return {
    inText,
    async summary(stack) {
      const text = await inText(stack);
      const [message = ''] = text.split('\n', 1);
      const [source] = OWN_POSITION.exec(text.slice(message.length)) ?? [];
      return { message, source };
    },
  };
}

async function parseMap(
  root: Pick<DeployRoot, 'read'>,
  file: string,
): Promise<TraceMap | undefined> {
  try {
    const bytes = await root.read(file);
    return bytes && new TraceMap(bytes.toString());
  } catch {
    return undefined;
  }
}
