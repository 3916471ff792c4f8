import { css } from '@emotion/react';
import { color } from '@storefront/ui/theme';

const PATHS = {
  delivery:
    'M2.5 6.5h11v10h-11v-10Zm11 3.5h4l4 3.5v3h-8V10ZM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10.5 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  help: 'M4.5 14v-2a7.5 7.5 0 0 1 15 0v2m-15-1.5h3v5h-3v-5Zm12 0h3v5h-3v-5Zm1.5 5c0 2-1.8 3-4.5 3',
  lock: 'M5.5 10.5h13v10h-13v-10Zm3 0V7.5a3.5 3.5 0 0 1 7 0v3m-3.5 4v2.5',
  return: 'm8.5 4-4.5 4.5 4.5 4.5M4 8.5h10a5.5 5.5 0 0 1 0 11H8',
} as const;

const icon = css`
  fill: none;
  stroke: ${color('accent')};
  stroke-width: 1.25;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export type PromiseIconName = keyof typeof PATHS;

interface PromiseIconProps {
  name: PromiseIconName;
}

/** A line icon beside a promise; hidden from screen readers. */
export function PromiseIcon({ name }: PromiseIconProps) {
  return (
    <svg css={icon} width={28} height={28} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
