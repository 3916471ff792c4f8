import { css, keyframes } from '@emotion/react';
import { color, layer } from '@storefront/shared/theme';
import { useNextLocation } from '../page/use-next-location';

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
  animation: ${grow} 4s 150ms cubic-bezier(0.1, 0.7, 0.3, 1) backwards;
`;

/** A line at the top while the next page is loading; the current page is shown until then. */
export function NavigationProgress() {
  return useNextLocation() ? (
    <div css={bar} role="progressbar" aria-label="Loading the page" />
  ) : null;
}
