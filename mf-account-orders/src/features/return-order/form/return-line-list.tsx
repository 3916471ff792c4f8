import { useField } from 'react-final-form';
import { RetryAlert } from '@storefront/ui/feedback/retry-alert';
import type { ReturnableItem } from '../../../lib/order/order-with-history';
import { t } from '../../../messages/t';
import { exchangeOptionsFor, type ExchangeOptions } from '../exchange-options';
import { section, sectionTitle, problem } from '../return.styles';
import type { LineValues, ReturnValues } from '../return-values';
import { ReturnLineFields } from './return-line-fields';

interface ReturnLineListProps {
  items: ReturnableItem[];
  /** Undefined while they load. */
  options: ExchangeOptions | 'failed' | undefined;
  /** Loads the options again. */
  onRetry: () => void;
}

/** The lines of the order, and how many pieces of each are sent back. */
export function ReturnLineList({ items, options, onRetry }: ReturnLineListProps) {
  const { input: kind } = useField<ReturnValues['kind']>('kind');
  const { input, meta } = useField<LineValues[]>('lines');
  const isExchange = kind.value === 'exchange';
  const error: unknown = meta.submitFailed ? meta.error : undefined;

  function choose(index: number, chosen: LineValues) {
    input.onChange(input.value.map((line, at) => (at === index ? chosen : line)));
  }

  return (
    <fieldset css={section}>
      <legend css={sectionTitle}>{t('Which items?')}</legend>
      {typeof error === 'string' ? (
        <p css={problem} role="alert">
          {error}
        </p>
      ) : null}
      {isExchange && options === 'failed' ? (
        <RetryAlert onRetry={onRetry}>{t('The sizes and colors could not be loaded.')}</RetryAlert>
      ) : null}
      {items.map((item, index) => (
        <ReturnLineFields
          key={item.id}
          item={item}
          chosen={input.value[index] ?? { quantity: 0 }}
          options={options instanceof Map ? exchangeOptionsFor(options, item) : options}
          kind={kind.value}
          submitFailed={meta.submitFailed === true}
          onChoose={(chosen) => choose(index, chosen)}
        />
      ))}
    </fieldset>
  );
}
