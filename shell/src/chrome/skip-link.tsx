import { css } from '@emotion/react';
import { color, layer, space } from '@storefront/shared/theme';

/** Id of the page's main element. */
export const MAIN_ID = 'main';

const skipLink = css`
  position: fixed;
  inset: ${space(1)} auto auto ${space(1)};
  z-index: ${layer('toast')};
  padding: ${space(1)} ${space(2)};
  background: ${color('accent')};
  color: ${color('on-accent')};
`;

/** The first stop of the keyboard: past the header, straight to the page. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} css={skipLink} className="visually-hidden">
      Skip to content
    </a>
  );
}
