import { pagePaths } from '@storefront/host/contracts';
import { formatLongDate, formatMoment } from '@storefront/host/format/dates';
import { formatRupees } from '@storefront/host/format/money';
import { TextLink } from '@storefront/ui/actions/text-link';
import { t } from '../../../messages/t';
import { AccountSection } from '../account-section';
import { secondaryText } from '../account.styles';
import { deviceList, deviceRow } from '../devices.styles';
import { GiftCardForm } from './gift-card.form';
import type { StoreCredit as Credit, StoreCreditEntry } from './store-credit.api';
import { amount, balance, entries } from './store-credit.styles';

/** The words for what happened; what this version doesn't know is a change. */
function entryLabel(kind: string): string {
  const labels: Readonly<Record<string, string>> = {
    issued: t('Added'),
    redeemed: t('Used for an order'),
    released: t('Back from a cancelled order'),
    refunded: t('Refunded'),
    expired: t('Expired'),
    revoked: t('Taken back'),
  };
  return labels[kind] ?? t('Changed');
}

interface StoreCreditProps {
  credit: Credit;
}

/** What the shopper has with the shop, until when, and what happened to it; and a form that checks a gift card (GIFT-04). */
export function StoreCredit({ credit }: StoreCreditProps) {
  return (
    <AccountSection
      title={t('Store credit')}
      hint={
        credit.balance > 0
          ? t('You choose at the checkout whether to use it. It can’t be exchanged for cash.')
          : t('You have none. Returns can be refunded as store credit, which you can use at once.')
      }
    >
      <p css={balance}>{formatRupees(credit.balance)}</p>
      {credit.parts.map((part, index) => (
        <p key={index} css={secondaryText}>
          {t('{amount} valid until {date}', {
            amount: formatRupees(part.amount),
            date: formatLongDate(part.validUntil),
          })}
        </p>
      ))}
      {credit.entries.length > 0 ? (
        <details css={entries}>
          <summary>{t('History')}</summary>
          <ul css={deviceList}>
            {credit.entries.map((entry, index) => (
              <Entry key={index} entry={entry} />
            ))}
          </ul>
        </details>
      ) : null}
      <GiftCardForm />
      <TextLink standalone to={pagePaths.giftCards}>
        {t('Buy a gift card')}
      </TextLink>
    </AccountSection>
  );
}

interface EntryProps {
  entry: StoreCreditEntry;
}

function Entry({ entry }: EntryProps) {
  const { kind, orderId, at } = entry;
  return (
    <li css={deviceRow}>
      <div>
        {entryLabel(kind)}
        <div css={secondaryText}>{formatMoment(at)}</div>
        {orderId === undefined ? null : (
          <TextLink standalone to={pagePaths.order(orderId)}>
            {t('Order {id}', { id: orderId })}
          </TextLink>
        )}
      </div>
      <span css={amount}>
        {entry.amount < 0 ? '−' : '+'}
        {formatRupees(Math.abs(entry.amount))}
      </span>
    </li>
  );
}
