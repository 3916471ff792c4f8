import { pagePaths } from '@storefront/host/contracts';
import { COLORS } from '@storefront/ui/theme/tokens';

/** Where the icons are; `shell/src/server/manifest/icons` has their files. */
export const ICONS_PATH = '/icons/';

/** The files of the manifest's icons. The one for masks has a wide margin, of which systems cut off what they like. */
const ICONS = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;

/** Long-pressing the icon offers these pages. */
const SHORTCUTS = [
  { name: 'Search', url: pagePaths.search },
  { name: 'Cart', url: pagePaths.cart },
  { name: 'Wishlist', url: pagePaths.wishlist },
  { name: 'Orders', url: pagePaths.orders },
];

/** The web app manifest of a shop, by which it can be installed: https://www.w3.org/TR/appmanifest/. */
export function webManifest(name: string) {
  return {
    id: pagePaths.home,
    name,
    short_name: name,
    lang: 'en-IN',
    start_url: pagePaths.home,
    scope: '/',
    display: 'standalone',
    theme_color: COLORS.page,
    background_color: COLORS.page,
    icons: ICONS.map(({ file, ...icon }) => ({
      src: ICONS_PATH + file,
      type: 'image/png',
      ...icon,
    })),
    shortcuts: SHORTCUTS,
  };
}
