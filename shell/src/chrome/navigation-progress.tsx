import { css, keyframes } from '@emotion/react';
import { color, layer } from '@storefront/ui/theme';
import { useMatches } from '@storefront/host/router';
import { PENDING_DATA } from '../navigation/page-loader';
import { useNextLocation } from '../page/use-next-location';
import { t } from '../messages/t';

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

/** Delayed, so that it isn't shown for a page that loads at once. */
const bar = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer('toast')};
  height: 2px;
  background: ${color('accent')};
  forced-color-adjust: none;
  transform: scaleX(0.9);
  transform-origin: left;

  &:dir(rtl) {
    transform-origin: right;
  }
  animation: ${grow} 4s 150ms cubic-bezier(0.1, 0.7, 0.3, 1) backwards;
`;

/** A line at the top while the page that a shopper has navigated to is loading. */
export function NavigationProgress() {
  const isNavigating = useNextLocation() !== undefined;
  const isPending = useMatches().some(({ loaderData }) => loaderData === PENDING_DATA);
  return isNavigating || isPending ? (
    <div css={bar} role="progressbar" aria-label={t('Loading the page')} />
  ) : null;
}
