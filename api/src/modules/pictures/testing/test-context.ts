import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Database } from '../../../db/database';
import type { SourceOptions } from '../fetching/obtain-picture';
import { pictureFileName, type PictureStore } from '../storage/picture-store';
import type { TransformedPicture } from '../transforming/transform-picture';
import type { Transformer } from '../transforming/transformer';
import type { PictureContext } from '../working/make-picture';

/** Sources of tests may be on this machine. */
export const TEST_SOURCES: SourceOptions = {
  folder: undefined,
  hosts: ['*'],
  allowsLoopback: true,
  bytesMax: 1_000_000,
  timeLimit: 10_000,
  silenceLimit: 10_000,
};

/** Makes a file whose name follows from the content, without transforming anything. */
function fakeTransformer(): Transformer {
  return {
    async transform(file): Promise<TransformedPicture> {
      const data = await readFile(file);
      const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
      const files = (['avif', 'webp'] as const).map((format) => ({
        name: pictureFileName(hash, 90, format),
        data,
        width: 90,
        format,
      }));
      return {
        width: 90,
        height: 120,
        placeholder: 'data:image/webp;base64,AA==',
        files,
        portraitFiles: [],
      };
    },
    close: () => undefined,
  };
}

/** A store in memory, whose files were all put at `putAt`. */
export function memoryStore(putAt = new Date()): PictureStore & { files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    put: ({ name, data }) => Promise.resolve(void files.set(name, data)),
    has: (name) => Promise.resolve(files.has(name)),
    read: (name) => Promise.resolve(files.get(name)),
    deleteOlder: (name, putBefore) => Promise.resolve(putAt < putBefore && files.delete(name)),
  };
}

/** What making pictures needs, with nothing transformed and files in memory. */
export function testContext(db: Database, overrides: Partial<PictureContext> = {}): PictureContext {
  return {
    db,
    store: memoryStore(),
    transformer: fakeTransformer(),
    sources: TEST_SOURCES,
    responses: { invalidate: jest.fn() },
    log: { warn: jest.fn(), error: jest.fn() },
    ...overrides,
  };
}
