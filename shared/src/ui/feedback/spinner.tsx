import { css, keyframes } from '@emotion/react';
import { media } from '../../theme';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

// Three quarters of a ring: where motion is reduced it stands still and still says "at work".
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
    /* Keeps the gap that makes it a spinner, which would be filled in otherwise. */
    forced-color-adjust: none;
    color: CanvasText;
  }
`;

/** A small turning ring beside a text that says what is going on; silent to screen readers. */
export function Spinner() {
  return <span css={spinner} aria-hidden="true" />;
}
