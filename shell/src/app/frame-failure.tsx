import { GlobalStyles } from '@storefront/shared/theme/global';
import { MAIN_ID } from '../chrome/skip-link';
import { RemoteHole } from '../remotes/remote-hole';

/** What is left when the frame around the pages itself failed: the message, in the shop's look. */
export function FrameFailure() {
  return (
    <>
      <GlobalStyles />
      <main id={MAIN_ID}>
        <RemoteHole />
      </main>
    </>
  );
}
