import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Http } from '@storefront/host';
import { apiPaths } from '@storefront/host/contracts';
import { parseStoreInfo } from '@storefront/host/shop/store/store-info';
import type { FastifyPluginCallback } from 'fastify';
import { basenameOf, type Languages } from '../../languages/languages';
import { loadShellMessages } from '../../messages/load-shell-messages';
import { TIME_LIMITS } from '../../remotes/time-limits';
import { inLanguage } from '../rendering/render-language';
import { ICONS_PATH, MANIFEST_PATH, webManifest } from './web-manifest';

const FOLDER = path.join(import.meta.dirname, 'icons');

/** Where iOS looks for the icon of a page that doesn't link one. */
const TOUCH_ICON = 'apple-touch-icon.png';

const CACHED_FOR_AN_HOUR = { 'cache-control': 'public, max-age=3600' };

interface ManifestOptions {
  http: Http;
  languages: Languages;
}

/** What browsers request to install the shop: icons, and in each language `/manifest.webmanifest`, which has the store's name. */
export const manifestRoutes: FastifyPluginCallback<ManifestOptions> = (
  app,
  { http, languages },
  done,
) => {
  async function manifestIn(basename: string) {
    await loadShellMessages();
    const signal = AbortSignal.timeout(TIME_LIMITS.server.sitemap);
    const store = parseStoreInfo(await http.get(apiPaths.storeInfo, { signal }));
    return webManifest({ name: store.storeName, description: store.description, basename });
  }

  for (const language of languages) {
    const basename = basenameOf(language, languages);
    app.get(basename + MANIFEST_PATH, async (_, reply) => {
      const manifest = await inLanguage(language, () => manifestIn(basename));
      return reply
        .headers(CACHED_FOR_AN_HOUR)
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(manifest));
    });
  }
  for (const file of readdirSync(FOLDER)) {
    app.get(file === TOUCH_ICON ? `/${file}` : ICONS_PATH + file, async (_, reply) =>
      reply
        .headers(CACHED_FOR_AN_HOUR)
        .type('image/png')
        .send(await readFile(path.join(FOLDER, file))),
    );
  }

  done();
};
