import { css, Global } from '@emotion/react';
import { Fragment } from '@storefront/host';
import { Outlet } from '@storefront/host/router';
import { media, size, space } from '@storefront/ui/theme';
import { Suspense } from 'react';
import { BottomBar } from '../../chrome/bottom-bar';
import { Footer } from '../../chrome/footer/footer';
import { Header } from '../../chrome/header/header';
import { SkipLink } from '../../chrome/skip-link';
import { MAIN_ID } from '../../page/main-id';

const layout = css`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

/** At least a screen high, so that the footer doesn't jump when a page's content arrives. */
const main = css`
  flex: 1 0 auto;
  width: 100%;
  min-height: calc(100svh - ${size('header')});
  outline: none;
`;

/**
 * Scrolls a focused element clear of the header, and on phones of the bars at the bottom, the higher of which is a page's
 * own, and of a toast above them.
 */
const scrolling = css`
  html {
    --bottom-bars: calc(${size('bottom-bar')} + 88px + env(safe-area-inset-bottom));

    scroll-padding-block: calc(${size('header')} + ${space(3)}) calc(var(--bottom-bars) + 88px);

    ${media.low} {
      --bottom-bars: ${space(1)};
    }

    ${media.desktop} {
      scroll-padding-block-end: ${space(3)};
    }
  }
`;

/**
 * The layout with header, footer and, on phones, the bottom bar (RT-01). Each of them is hydrated
 * in a task of its own, so that the browser can respond to input in between; a tap on one makes React hydrate it
 * at once.
 */
export function MainLayout() {
  return (
    <div css={layout}>
      <Global styles={scrolling} />
      <SkipLink />
      <Suspense>
        <Header />
      </Suspense>
      <main id={MAIN_ID} css={main} tabIndex={-1}>
        <Outlet />
      </main>
      <Fragment name="content.promises" props={{}} />
      <Suspense>
        <Footer />
      </Suspense>
      <Suspense>
        <BottomBar />
      </Suspense>
    </div>
  );
}
