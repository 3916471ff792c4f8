import { css, keyframes } from '@emotion/react';
import { color, elevation, leading, media, radius, space, text, tracking } from '../theme';

const rise = keyframes`
  from { opacity: 0; transform: translateY(16px); }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/** In the middle of the page; on a phone a sheet of full width at the lower edge. */
const dialog = css`
  width: min(100% - ${space(4)}, 960px);
  max-width: none;
  max-height: calc(100dvh - ${space(4)});
  padding: 0 ${space(4)} ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('sm')};
  background: ${color('overlay')};
  box-shadow: ${elevation('overlay')};
  color: ${color('text')};
  overflow: auto;
  overscroll-behavior: contain;

  &[open] {
    animation: ${rise} var(--duration-base) var(--ease);
  }

  &::backdrop {
    background: ${color('scrim')};
    animation: ${appear} var(--duration-base) var(--ease);
  }

  ${media.phone} {
    width: 100%;
    max-height: calc(100dvh - ${space(6)});
    margin-block-end: 0;
    padding: 0 ${space(2)} calc(${space(3)} + env(safe-area-inset-bottom));
    border-width: 1px 0 0;
  }
`;

/** Title and close button stay in sight while the rest scrolls. */
const header = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-block-end: ${space(2)};
  padding-block: ${space(2)};
  background: ${color('overlay')};
`;

const title = css`
  min-width: 0;
  font-size: ${text('xl')};
  line-height: ${leading('snug')};
  letter-spacing: ${tracking('display')};
  overflow-wrap: anywhere;
`;

const narrow = css`
  ${dialog}

  ${media.desktop} {
    max-width: 520px;
  }
`;

export const styles = { dialog, header, title };

export const narrowStyles = { dialog: narrow, header, title };
