import { css, Global } from '@emotion/react';
import { Outlet } from '@storefront/shared/router';
import { media, space } from '@storefront/shared/theme';
import { BottomBar } from '../chrome/bottom-bar';
import { Footer } from '../chrome/footer';
import { Header } from '../chrome/header';
import { MAIN_ID, SkipLink } from '../chrome/skip-link';

const layout = css({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' });
const main = css({ flex: '1 0 auto', outline: 'none' });

/** What gets the focus is scrolled clear of the header and of the bar on phones. */
const scrolling = css`
  html {
    scroll-padding-block: ${space(11)} calc(${space(10)} + env(safe-area-inset-bottom));

    ${media.desktop} {
      scroll-padding-block-end: ${space(2)};
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
