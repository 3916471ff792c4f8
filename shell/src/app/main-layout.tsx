import { css } from '@emotion/react';
import { Outlet } from '@storefront/shared/router';
import { BottomBar } from '../chrome/bottom-bar';
import { Footer } from '../chrome/footer';
import { Header } from '../chrome/header';
import { MAIN_ID, SkipLink } from '../chrome/skip-link';

const layout = css({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' });
const main = css({ flex: '1 0 auto', outline: 'none' });

/** Header, page, footer, and the bottom bar on phones (RT-01). */
export function MainLayout() {
  return (
    <div css={layout}>
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
