import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FONT_FILES } from '@storefront/ui/theme/font-faces';
import type { FastifyInstance } from 'fastify';
import { FONTS_PATH } from './console-paths';

const FOLDER = path.join(import.meta.dirname, '../../../../shared/ui/src/theme/fonts');

/** The theme's fonts: the console also runs where no shop does. */
export function fontRoutes(app: FastifyInstance, _: object, done: () => void): void {
  for (const file of FONT_FILES) {
    app.get(FONTS_PATH + file, async (_, reply) =>
      reply
        .header('cache-control', 'max-age=86400')
        .type('font/woff2')
        .send(await readFile(path.join(FOLDER, file))),
    );
  }
  done();
}
