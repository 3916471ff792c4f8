import { css, keyframes } from '@emotion/react';
import { media } from '../theme';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

// Three quarters of a ring, so that it looks like a spinner even where motion is reduced.
const spinner = css`
  flex: none;
  display: inline-block;
  width: 1em;
  height: 1em;
  vertical-align: -0.125em;
  border: 1.5px solid currentcolor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.9s linear infinite;

  ${media.forcedColors} {
    /* Keeps the gap in the ring, which forced colours would fill. */
    forced-color-adjust: none;
    color: CanvasText;
  }
`;

/** A small turning ring beside a text that says what is loading; hidden from screen readers. */
export function Spinner() {
  return <span css={spinner} aria-hidden="true" />;
}
