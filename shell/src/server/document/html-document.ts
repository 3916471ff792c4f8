import type { PageMeta } from '@storefront/host';
import type { RemoteVersion } from '@storefront/host/contracts/registry';
import { currentLanguage } from '@storefront/host/messages';
import { createHref } from '@storefront/host/router';
import { escapeHtml } from '@storefront/host/format/escape-html';
import { fontFaceRules, PRELOADED_FONT_FILES } from '@storefront/ui/theme/font-faces';
import { languageStyles } from '@storefront/ui/theme/language-styles';
import { COLORS } from '@storefront/ui/theme/tokens';
import {
  alternatesOf,
  basenameOf,
  directionOf,
  tagOf,
  type Languages,
} from '../../languages/languages';
import { t } from '../../messages/t';
import { MANIFEST_PATH } from '../manifest/web-manifest';
import { PAGE_DATA_ID, REMOTE_SCRIPTS_ID, ROOT_ID, type PageData } from '../../app/page-data';
import { escapeJson } from '@storefront/host/format/escape-json';
import {
  entryFile,
  librariesOf,
  messagesOf,
  scriptOf,
  type HashedScript,
  type PageScripts,
} from './page-scripts';

/**
 * A bag in the theme's colours; not a logo, because the store's name is only known at run time. In an address only the
 * colours' number sign has to be encoded.
 */
const ICON = `data:image/svg+xml,${`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' fill='${COLORS.page}'/><path d='M8 12h16l1 13H7L8 12Zm4 3v-5a4 4 0 0 1 8 0v5' fill='none' stroke='${COLORS.accent}' stroke-width='2' stroke-linejoin='round'/></svg>`.replaceAll('#', '%23')}`;

interface DocumentParts {
  /** The live version of the shell. */
  shell: RemoteVersion;
  page: PageData;
  /** The rendered shop; empty when the browser renders everything. */
  html: string;
  /** The style tags of the HTML. */
  styles?: string;
  /** The scripts that the page needs besides the shell's. */
  scripts?: PageScripts[];
  meta: PageMeta;
  /** The absolute address of the page, unless its meta names another form. */
  address: string;
}

/** The HTML document of a page. */
export function htmlDocument({
  shell,
  page,
  html,
  styles = '',
  scripts = [],
  meta,
  address,
}: DocumentParts): string {
  const language = currentLanguage();
  return `<!doctype html>
<html lang="${tagOf(language)}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(meta.title)}</title>
${headTags(meta, address, page.languages)}
<link rel="icon" type="image/svg+xml" href="${ICON}">
<link rel="manifest" href="${createHref(MANIFEST_PATH, basenameOf(language, page.languages))}">
${fonts(shell)}
${styles}
${printStyles(shell)}
${deferredScript(scriptOf(shell, EARLY_TAPS_FILE))}
</head>
<body>
<div id="${ROOT_ID}">${html}</div>
<noscript>${escapeHtml(t('This shop needs JavaScript for the cart, the checkout and the account.'))}</noscript>
<script id="${PAGE_DATA_ID}" type="application/json">${escapeJson(page)}</script>
<template id="${REMOTE_SCRIPTS_ID}">
${remoteScriptLinks(scripts, messagesOf(shell, language))}
</template>
${scriptTags(shell)}
</body>
</html>
`;
}

function headTags(meta: PageMeta, address: string, languages: Languages | undefined) {
  // Joined, not resolved: a URL object would encode the apostrophes of the shop's links.
  const { origin } = new URL(address);
  const basename = basenameOf(currentLanguage(), languages);
  const absolute = (path: string) => origin + createHref(path, basename);
  const path = meta.canonical ?? address.slice(origin.length);
  const canonical = absolute(path);
  const { title, description, image, jsonLd, noIndex } = meta;
  const properties = { title, description, image, url: canonical, type: 'website' };
  return [
    `<meta name="description" content="${escapeHtml(description ?? '')}">`,
    '<meta name="color-scheme" content="dark">',
    `<meta name="theme-color" content="${COLORS.page}">`,
    noIndex ? '<meta name="robots" content="noindex">' : undefined,
    linkTo('canonical', canonical),
    ...alternateLinks(path, { origin, languages }),
    meta.prev === undefined ? undefined : linkTo('prev', absolute(meta.prev)),
    meta.next === undefined ? undefined : linkTo('next', absolute(meta.next)),
    ...Object.entries(properties).map(([name, value]) =>
      value ? `<meta property="og:${name}" content="${escapeHtml(value)}">` : undefined,
    ),
    jsonLd ? `<script type="application/ld+json">${escapeJson(jsonLd)}</script>` : undefined,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Links to the page in each language; `x-default` is for visitors with none of them. */
function alternateLinks(
  path: string,
  { origin, languages }: { origin: string; languages: Languages | undefined },
): string[] {
  const alternates = alternatesOf(path, languages).map(({ language, address }) => ({
    tag: tagOf(language),
    href: origin + address,
  }));
  const [first] = alternates;
  return [...alternates, ...(first ? [{ ...first, tag: 'x-default' }] : [])].map(
    ({ tag, href }) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(href)}">`,
  );
}

function linkTo(rel: string, url: string): string {
  return `<link rel="${rel}" href="${escapeHtml(url)}">`;
}

/** The theme's fonts, which are in the folder of the shell's script, and its rules for the language. */
function fonts({ url }: RemoteVersion): string {
  const folder = folderOf(url);
  const preloads = PRELOADED_FONT_FILES.map(
    (file) =>
      `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(folder + file)}" crossorigin>`,
  );
  const language = currentLanguage();
  const rules = fontFaceRules(folder, language) + languageStyles(language, directionOf(language));
  return [...preloads, `<style>\n${rules}\n</style>`].join('\n');
}

/** The styles for paper (shell/src/print/print.css), which browsers load last, because the screen doesn't need them. */
function printStyles({ url }: RemoteVersion): string {
  const href = `${folderOf(url)}print.css`;
  return `<link rel="stylesheet" media="print" href="${escapeHtml(href)}">`;
}

function folderOf(url: string): string {
  return url.slice(0, url.lastIndexOf('/') + 1);
}

/**
 * See shell/src/hydration/early-taps.js. It is deferred like the others: WebKit delays an async script that
 * arrives before the first paint until all deferred ones have run.
 */
const EARLY_TAPS_FILE = 'early-taps.js';

/**
 * Links that fetch the scripts of the page's remote, and translations. The shell's script moves them into the head: browsers
 * share a slow connection among all downloads, and the page's pictures should come first. The chunks are
 * prefetched, not preloaded: browsers pass a preload's failure on to the script, even if the file is
 * available again by the time of "Try again".
 */
function remoteScriptLinks(pages: PageScripts[], messages: HashedScript[]): string {
  return [
    ...messages.map(prefetch),
    ...pages.flatMap(({ entry, chunks }) => [
      `<link rel="preload" as="script" fetchpriority="low" href="${escapeHtml(entry.url)}"${integrityAttributes(entry)}>`,
      ...chunks.map(prefetch),
    ]),
  ].join('\n');
}

function prefetch({ url }: HashedScript): string {
  return `<link rel="prefetch" as="script" href="${escapeHtml(url)}" crossorigin="anonymous">`;
}

/**
 * The shell's scripts. They are at the end of the document, so that they don't slow down its transfer and its
 * pictures are requested first. All are deferred and run in order: first the early one, which is in the head,
 * and the libraries before what needs them.
 */
function scriptTags(shell: RemoteVersion): string {
  const libraries = librariesOf(shell);
  return [
    ...(libraries ? [deferredScript(libraries)] : []),
    deferredScript(scriptOf(shell, entryFile(shell))),
  ].join('\n');
}

function deferredScript(script: HashedScript): string {
  return `<script defer src="${escapeHtml(script.url)}"${integrityAttributes(script)}></script>`;
}

/** The same on a preload and its script: otherwise the file would be fetched twice. */
function integrityAttributes({ hash }: HashedScript): string {
  return hash ? ` integrity="${hash}" crossorigin="anonymous"` : '';
}
