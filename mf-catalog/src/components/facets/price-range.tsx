import { formatRupeesShort } from '@storefront/host/format/money';
import { Button } from '@storefront/ui/actions/button';
import { TextInput } from '@storefront/ui/fields/text-input';
import { useState, type ChangeEvent } from 'react';
import type { Filters } from '../../lib/listing/filters';
import { group, groupTitle, range } from './facet-form.styles';
import { t } from '../../messages/t';

/** More digits than any price has. */
const DIGITS_MAX = 8;

interface PriceRangeProps {
  filters: Filters;
  /** The lowest and the highest price of the list, in rupees. */
  lowest: number | undefined;
  highest: number | undefined;
  onChoose: (range: Pick<Filters, 'priceMin' | 'priceMax'>) => void;
}

/** A price range in rupees; it takes effect when it is applied. */
export function PriceRange({ filters, lowest, highest, onChoose }: PriceRangeProps) {
  /** The filters whose range was last put into the fields. */
  const [applied, setApplied] = useState(filters);
  const [min, setMin] = useState(priceText(filters.priceMin));
  const [max, setMax] = useState(priceText(filters.priceMax));
  const [error, setError] = useState<string>();

  if (applied.priceMin !== filters.priceMin || applied.priceMax !== filters.priceMax) {
    setApplied(filters);
    setMin(priceText(filters.priceMin));
    setMax(priceText(filters.priceMax));
    setError(undefined);
  }
  if (lowest === undefined || highest === undefined) return null;

  function apply() {
    const [priceMin, priceMax] = [rupees(min), rupees(max)];
    if (priceMin !== undefined && priceMax !== undefined && priceMin > priceMax) {
      setError(t('The lowest price is above the highest'));
      return;
    }
    onChoose({ priceMin, priceMax });
  }

  const field = (
    name: 'priceMin' | 'priceMax',
    value: string,
    set: (text: string) => void,
    limit: number,
  ) => ({
    name,
    inputMode: 'numeric' as const,
    placeholder: formatRupeesShort(limit),
    value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      set(target.value.replace(/\D/g, '').slice(0, DIGITS_MAX));
      setError(undefined);
    },
  });

  return (
    <fieldset css={group}>
      <legend css={groupTitle}>{t('Price')}</legend>
      <div css={range}>
        <TextInput label={t('From')} error={error} {...field('priceMin', min, setMin, lowest)} />
        <TextInput label={t('To')} {...field('priceMax', max, setMax, highest)} />
      </div>
      <Button variant="secondary" type="submit" onClick={apply}>
        {t('Apply price')}
      </Button>
    </fieldset>
  );
}

function priceText(price: number | undefined): string {
  return price?.toString() ?? '';
}

function rupees(text: string): number | undefined {
  return text === '' ? undefined : Number(text);
}
