import { css, Global } from '@emotion/react';
import { Outlet } from '@storefront/shared/router';
import { media, size, space } from '@storefront/shared/theme';
import { BottomBar } from '../chrome/bottom-bar';
import { Footer } from '../chrome/footer';
import { Header } from '../chrome/header';
import { MAIN_ID, SkipLink } from '../chrome/skip-link';

const layout = css`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

/**
 * At least a screen high: the footer begins below it, and doesn't jump when a page that was still
 * waiting for its content fills up.
 */
const main = css`
  flex: 1 0 auto;
  width: 100%;
  min-height: calc(100svh - ${size('header')});
  outline: none;
`;

/** What gets the focus is scrolled clear of the header and of the bar on phones. */
const scrolling = css`
  html {
    scroll-padding-block: calc(${size('header')} + ${space(3)})
      calc(${size('bottom-bar')} + ${space(3)} + env(safe-area-inset-bottom));

    ${media.desktop} {
      scroll-padding-block-end: ${space(3)};
    }
  }
`;

/** Header, page, footer, and the bottom bar on phones (RT-01). */
export function MainLayout() {
  return (
    <div css={layout}>
      <Global styles={scrolling} />
      <SkipLink />
      <Header />
      <main id={MAIN_ID} css={main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <BottomBar />
    </div>
  );
}
