import { pagePaths } from '@storefront/host/contracts';
import { formatRupeesShort } from '@storefront/host/format/money';
import { useBus, useHttp } from '@storefront/host';
import { Link, useRevalidator } from '@storefront/host/router';
import { Button } from '@storefront/ui/actions/button';
import { useRef, useState } from 'react';
import { changeErrorMessage } from '../../../lib/call-errors';
import { t } from '../../../messages/t';
import { AccountSection } from '../account-section';
import { secondaryText } from '../account.styles';
import { deviceList, deviceRow } from '../devices.styles';
import { type AccountAlert, removeAlert } from './account-alerts.api';

interface AccountAlertsProps {
  alerts: AccountAlert[];
}

/** What the shopper is told of when it is back in stock or costs less; each can be removed (ALRT-04). */
export function AccountAlerts({ alerts }: AccountAlertsProps) {
  const http = useHttp();
  const bus = useBus();
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState<string>();

  async function remove({ id, title }: AccountAlert) {
    setBusy(id);
    try {
      await removeAlert(http, id);
      await revalidate();
      bus.send('toast.show', {
        title: t('Removed'),
        description: t('We no longer write to you about {title}.', { title }),
      });
      // The focused button is removed.
      heading.current?.focus();
    } catch (error) {
      console.error('The alert could not be removed.', error);
      const description = changeErrorMessage(error);
      bus.send('toast.show', { title: t('Error'), description, tone: 'destructive' });
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <AccountSection
      title={t('Your alerts')}
      headingRef={heading}
      hint={
        alerts.length > 0
          ? t('We write to you once about each of these, when it is back or costs less.')
          : t('You have no alerts. Choose “Tell me when it is back” where something is sold out.')
      }
    >
      {alerts.length > 0 ? (
        <ul css={deviceList}>
          {alerts.map((alert) => (
            <li key={alert.id} css={deviceRow}>
              <div>
                <Link to={pagePaths.product(alert.productId)}>{alert.title}</Link>
                <div css={secondaryText}>{describe(alert)}</div>
              </div>
              <Button
                variant="quiet"
                busy={busy === alert.id}
                aria-label={t('Remove {title}', { title: alert.title })}
                onClick={() => void remove(alert)}
              >
                {t('Remove')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </AccountSection>
  );
}

function describe({ choice, belowPrice }: AccountAlert): string {
  const price =
    belowPrice === undefined ? [] : [t('below {price}', { price: formatRupeesShort(belowPrice) })];
  return [...(choice === '' ? [] : [choice]), ...price].join(', ');
}
