import { css, keyframes } from '@emotion/react';
import { color, elevation, size, space, text, tracking } from '../theme';

const appear = keyframes`
  from { opacity: 0; }
`;

const fromLeft = keyframes`
  from { opacity: 0; transform: translateX(-32px); }
`;

const fromRight = keyframes`
  from { opacity: 0; transform: translateX(32px); }
`;

const drawer = css`
  position: fixed;
  inset-block: 0;
  inset-inline: 0 auto;
  width: min(100%, 440px);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0 solid ${color('line')};
  border-inline-end-width: 1px;
  background: ${color('raised')};
  color: ${color('text')};
  box-shadow: ${elevation('overlay')};
  overflow: auto;
  overscroll-behavior: contain;

  &[open] {
    display: flex;
    flex-direction: column;
    animation: ${fromLeft} var(--duration-base) var(--ease);
  }

  &[open]:dir(rtl) {
    animation-name: ${fromRight};
  }

  &::backdrop {
    background: ${color('scrim')};
    animation: ${appear} var(--duration-base) var(--ease);
  }
`;

const atEnd = css`
  ${drawer}
  inset-inline: auto 0;
  border-inline-width: 1px 0;

  &[open] {
    animation-name: ${fromRight};
  }

  &[open]:dir(rtl) {
    animation-name: ${fromLeft};
  }
`;

/** As high as the shop's header, which it covers. */
const header = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: ${size('header')};
  padding-inline: ${space(3)} ${space(1.5)};
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
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: ${space(2)} ${space(3)} calc(${space(3)} + env(safe-area-inset-bottom));
`;

/** The drawer's styles, also for a `<dialog>` that the browser opens without scripts. */
export const drawerStyles = { dialog: drawer, header, title, body };

export const endStyles = { ...drawerStyles, dialog: atEnd };
