import { css } from '@emotion/react';

const PATHS = {
  account: 'M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8c.6-3.6 3.7-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
  alert: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4v5.5m0 3v.5',
  'arrow-left': 'M20 12H4m6-6-6 6 6 6',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  bag: 'M5.5 8h13l1 12.5h-15L5.5 8Zm3.5 2.5V6.5a3 3 0 0 1 6 0v4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  'eye-off':
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.8M6.3 7.5A17 17 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M10 10a3 3 0 0 0 4 4',
  grid: 'M4.5 4.5h6v6h-6v-6Zm9 0h6v6h-6v-6Zm-9 9h6v6h-6v-6Zm9 0h6v6h-6v-6Z',
  heart: 'M12 20s-8-4.7-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.3 12 20 12 20Z',
  home: 'M4 11.5 12 4.5l8 7V20h-5.5v-5.5h-5V20H4v-8.5Z',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4v.5m0 3v5.5',
  menu: 'M3.5 7h17m-17 5h17m-17 5h17',
  minus: 'M5 12h14',
  plus: 'M5 12h14m-7-7v14',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3 4.7 4.7',
} as const;

export type IconName = keyof typeof PATHS;

/** The names of all icons. */
export const ICON_NAMES = Object.keys(PATHS).filter((name): name is IconName => name in PATHS);

const icon = css`
  flex: none;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const solid = css`
  fill: currentcolor;
`;

const DIRECTED: readonly IconName[] = ['arrow-left', 'arrow-right', 'chevron-right'];

/** What points to the right points to the left in languages written from right to left, and moves that way. */
const directed = css`
  &:dir(rtl) {
    scale: -1 1;
  }
`;

interface IconProps {
  name: IconName;
  /** Width and height in px. */
  size?: number;
  /** Fills the shape, as for the heart of a product on the wishlist. */
  filled?: boolean;
}

/** A line icon in the colour of the text around it; hidden from screen readers. */
export function Icon({ name, size = 20, filled = false }: IconProps) {
  return (
    <svg
      css={[icon, filled && solid, DIRECTED.includes(name) && directed]}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
