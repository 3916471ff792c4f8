import { pagePaths } from '@storefront/host/contracts';
import { Alert } from '@storefront/ui/feedback/alert';
import { ButtonLink } from '@storefront/ui/actions/button';
import { t } from '../../../messages/t';
import type { OrderRefusal } from './order-refusal';
import { conflictList } from './refusal-alert.styles';

/** Says why no order was placed, and names the lines that prevent it (CHK-07, CHK-12, CHK-13). */
export function RefusalAlert({ refusal }: { refusal: OrderRefusal }) {
  const { message } = refusal;
  if (refusal.kind === 'unavailable')
    return <Alert title={t('No order was placed')}>{message}</Alert>;
  if (refusal.kind === 'limit') {
    return (
      <Alert
        title={t('No order was placed')}
        action={
          <ButtonLink to={pagePaths.orders} variant="secondary">
            {t('My Orders')}
          </ButtonLink>
        }
      >
        {message}
      </Alert>
    );
  }
  // Leaves out what the server's message already says.
  const reasons = refusal.products.filter(
    ({ title, reason }) => !message.includes(title) || !message.includes(reason),
  );
  return (
    <Alert
      title={message}
      action={
        <ButtonLink to={pagePaths.cart} variant="secondary">
          {t('Edit your cart')}
        </ButtonLink>
      }
    >
      {reasons.length === 0 ? null : (
        <ul css={conflictList}>
          {reasons.map(({ id, title, reason }) => (
            <li key={`${id} ${title}`}>
              {title}: {reason}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
