import { css } from '@emotion/react';
import type { SubmitEvent } from 'react';
import { LIMITS, pagePaths } from '@storefront/host/contracts';
import { useHref, useNavigate } from '@storefront/host/router';
import { space } from '@storefront/ui/theme';
import { Button } from '@storefront/ui/actions/button';
import { TextInput } from '@storefront/ui/fields/text-input';
import { t } from '../../messages/t';
import { ordersPath } from './orders-params';

const form = css`
  display: flex;
  align-items: start;
  gap: ${space(2)};
  max-width: 560px;

  > :first-child {
    flex: 1;
  }
`;

interface OrderSearchFormProps {
  /** The current search. */
  query: string;
}

/** Searches the orders by number and product; the search is in the URL. */
export function OrderSearchForm({ query }: OrderSearchFormProps) {
  const navigate = useNavigate();

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const next = typeof typed === 'string' ? typed.trim() : '';
    void navigate(ordersPath({ query: next, page: 1 }));
  }

  return (
    <form css={form} role="search" action={useHref(pagePaths.orders)} onSubmit={search}>
      <TextInput
        name="q"
        type="search"
        label={t('Search your orders')}
        hideLabel
        placeholder={t('Order number or product')}
        defaultValue={query}
        maxLength={LIMITS.searchMax}
      />
      <Button type="submit" variant="secondary">
        {t('Search')}
      </Button>
    </form>
  );
}
