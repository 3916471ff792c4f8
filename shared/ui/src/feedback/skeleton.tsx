import { css, keyframes } from '@emotion/react';
import { color, radius } from '../theme';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

const skeleton = css`
  display: block;
  max-width: 100%;
  /* Visible where colours are forced, which removes the background. */
  border: 1px solid transparent;
  border-radius: ${radius('sm')};
  background: ${color('overlay')};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

interface SkeletonProps {
  /** A CSS length, or a number of px; the full width by default. */
  width?: string | number;
  height: string | number;
}

/** A grey placeholder of the size of the loading content; hidden from screen readers. */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <span css={skeleton} style={{ width, height }} aria-hidden="true" />;
}
