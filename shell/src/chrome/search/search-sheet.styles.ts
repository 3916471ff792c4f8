import { css, keyframes } from '@emotion/react';
import { color, elevation, media, size, space, text, tracking } from '@storefront/ui/theme';

const fromAbove = keyframes`
  from { opacity: 0; transform: translateY(-16px); }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/** Along the upper edge, over the header; on a phone it fills the screen. */
const dialog = css`
  position: fixed;
  inset: 0 0 auto;
  width: 100%;
  max-width: none;
  max-height: 100dvh;
  margin: 0;
  padding: 0 max(${space(2)}, calc((100% - 800px) / 2)) ${space(4)};
  border: 0 solid ${color('line')};
  border-block-end-width: 1px;
  background: ${color('raised')};
  color: ${color('text')};
  box-shadow: ${elevation('overlay')};
  overflow: auto;
  overscroll-behavior: contain;

  &[open] {
    animation: ${fromAbove} var(--duration-base) var(--ease);
  }

  &::backdrop {
    background: ${color('scrim')};
    animation: ${appear} var(--duration-base) var(--ease);
  }

  ${media.phone} {
    height: 100dvh;
    padding-block-end: calc(${space(3)} + env(safe-area-inset-bottom));
    border-width: 0;
  }
`;

const header = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: ${size('header')};
  margin-inline-end: calc(-1 * ${space(1.5)});
  background: ${color('raised')};
`;

const title = css`
  color: ${color('text-muted')};
  font-family: inherit;
  font-size: ${text('xs')};
  letter-spacing: ${tracking('label')};
  text-transform: uppercase;
`;

const body = css`
  min-height: ${space(10)};
`;

export const styles = { dialog, header, title, body };
