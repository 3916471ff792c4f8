import { css } from '@emotion/react';
import { color } from '../../src/theme';

const frame = css`
  display: block;
  width: 100%;
  border: 1px solid ${color('line')};
`;

interface FrameProps {
  /** Name of the overlay, a key of `overlays`. */
  only: string;
  title: string;
  height: number;
}

/** Shows an open overlay in a frame, so that it covers the frame and not the gallery. */
export function OverlayFrame({ only, title, height }: FrameProps) {
  return <iframe css={frame} src={`?only=${only}`} title={title} height={height} />;
}
