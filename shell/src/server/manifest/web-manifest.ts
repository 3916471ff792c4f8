import { pagePaths } from '@storefront/host/contracts';
import { currentLanguage } from '@storefront/host/messages';
import { createHref } from '@storefront/host/router';
import { COLORS } from '@storefront/ui/theme/tokens';
import { directionOf, tagOf } from '../../languages/languages';
import { t } from '../../messages/t';

/** The address of the manifest, with the prefix of its language. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** Where the icons are; `shell/src/server/manifest/icons` has their files. */
export const ICONS_PATH = '/icons/';

/** The files of the manifest's icons. The one for masks has a wide margin, of which systems cut off what they like. */
const ICONS = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;

/** Long-pressing the icon offers these pages. */
const shortcuts = () => [
  { name: t('Search'), url: pagePaths.search },
  { name: t('Cart'), url: pagePaths.cart },
  { name: t('Wishlist'), url: pagePaths.wishlist },
  { name: t('Orders'), url: pagePaths.orders },
];

interface ManifestTexts {
  /** The name of the store, which is the same in every language. */
  name: string;
  description: string;
  /** What the addresses of the language begin with. */
  basename: string;
}

/**
 * The web app manifest of a shop in the language of now, by which it can be installed:
 * https://www.w3.org/TR/appmanifest/. In each language it is an app of its own, that starts in it.
 */
export function webManifest({ name, description, basename }: ManifestTexts) {
  const language = currentLanguage();
  const home = createHref(pagePaths.home, basename);
  return {
    id: home,
    name,
    short_name: name,
    ...(description && { description }),
    lang: tagOf(language),
    dir: directionOf(language),
    start_url: home,
    scope: '/',
    display: 'standalone',
    theme_color: COLORS.page,
    background_color: COLORS.page,
    icons: ICONS.map(({ file, ...icon }) => ({
      src: ICONS_PATH + file,
      type: 'image/png',
      ...icon,
    })),
    shortcuts: shortcuts().map(({ url, ...rest }) => ({ ...rest, url: createHref(url, basename) })),
  };
}
