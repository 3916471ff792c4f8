import { css } from '@emotion/react';
import { color, size, space, text } from '@storefront/ui/theme';
import { useOnline } from '../connection/use-online';
import { useReconnected } from '../connection/use-reconnected';
import { useStoredAt } from '../offline/use-stored-at';

const banner = css`
  padding: ${space(1)} ${size('gutter')};
  border-block: 1px solid ${color('line')};
  background: ${color('overlay')};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
  line-height: 1.45;
  text-align: center;
  text-wrap: balance;
`;

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Says that the browser is offline or the page comes from its store, and for a few seconds that it is online again. */
export function OfflineBanner() {
  const online = useOnline();
  const reconnected = useReconnected();
  const stored = useStoredAt();
  // The live region is rendered before its text: only then is the text announced.
  return (
    <div role="status">
      {online && !stored ? null : (
        <p css={banner}>
          {online ? 'The shop can’t be reached.' : 'You are offline.'}{' '}
          {stored
            ? `Prices and stock are of ${stored.toLocaleString('en-IN', MOMENT)}.`
            : 'What you see may be out of date; your cart is kept.'}
        </p>
      )}
      {online && !stored && reconnected ? <p css={banner}>You are online again.</p> : null}
    </div>
  );
}
