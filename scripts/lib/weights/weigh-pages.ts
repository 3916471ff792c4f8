import type { Browser } from '@playwright/test';
import { loadScripts } from '../bench/browser/script-coverage';
import { PAGE_NAMES, PAGES } from '../bench/shop/pages';
import type { Piece } from './piece';
import { publishedScript, readSourceMaps } from './source-maps';
import { splitScript, wholeScript } from './split-script';

/** A hash in a script's name. */
const HASH = /\.[\da-f]{8}(?=\.js$)/;

/** The pieces of all scripts that the measured pages of a shop load without a tap. */
export async function weighPages(browser: Browser, shop: string): Promise<Piece[]> {
  const mapOf = await readSourceMaps();
  const pieces: Piece[] = [];
  for (const page of PAGE_NAMES) {
    for (const script of await loadScripts(browser, shop + PAGES[page])) {
      const published = publishedScript(script.url);
      const { app, file } = published;
      const chunk = `${app}/${file.replace(HASH, '')}`;
      const map = await mapOf(published);
      const split = map === undefined ? [wholeScript(script, app)] : splitScript(script, map);
      pieces.push(...split.map((piece) => ({ ...piece, page, app, chunk })));
    }
  }
  return pieces;
}
