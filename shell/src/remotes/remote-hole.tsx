import { css } from '@emotion/react';
import { useLocation, useNavigate, useNavigation, useRouteError } from '@storefront/shared/router';
import { space } from '@storefront/shared/theme';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Container } from '@storefront/shared/ui/container';
import { useEffect } from 'react';
import { focusHeading } from '../chrome/focus-heading';

const hole = css({ paddingBlock: space(8) });

/** What stands in for a page whose remote is missing or broke: it says so and offers a retry. */
export function RemoteHole() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';

  useEffect(() => console.error('This page failed:', error), [error]);

  // The button goes with the hole: the focus moves on to the page that takes its place.
  useEffect(() => focusHeading, []);

  function retry() {
    const { pathname, search, hash } = location;
    const state: unknown = location.state;
    void navigate(pathname + search + hash, { replace: true, preventScrollReset: true, state });
  }

  return (
    <Container>
      <div css={hole} data-boundary="hole">
        <Alert
          isPage
          title="This part of the shop is unavailable right now"
          action={
            <Button onClick={retry} busy={busy}>
              Try again
            </Button>
          }
        >
          Everything else works as usual. Please try again in a moment.
        </Alert>
      </div>
    </Container>
  );
}
