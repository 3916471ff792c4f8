import { css } from '@emotion/react';
import { color, size, space, text } from '@storefront/ui/theme';
import { useOnline } from '../connection/use-online';
import { useReconnected } from '../connection/use-reconnected';
import { useStoredNotice } from '../offline/use-stored-notice';
import { t } from '../messages/t';

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

/** Says that the browser is offline or the page a stored one, and for a few seconds that it is online again. */
export function OfflineBanner() {
  const online = useOnline();
  const reconnected = useReconnected();
  const storedNotice = useStoredNotice();
  // The live region is rendered before its text: only then is the text announced.
  return (
    <div role="status">
      {storedNotice ? <p css={banner}>{storedNotice}</p> : null}
      {online || storedNotice ? null : (
        <p css={banner}>
          {t('You are offline. What you see may be out of date; your cart is kept.')}
        </p>
      )}
      {online && reconnected ? <p css={banner}>{t('You are online again.')}</p> : null}
    </div>
  );
}
