import { css } from '@emotion/react';
import type { ReturnKind } from '@storefront/host/contracts';
import { shortVariantLabel } from '@storefront/host/shop/catalogue/variant';
import { space } from '@storefront/ui/theme';
import { Skeleton } from '@storefront/ui/feedback/skeleton';
import { QuantityStepper } from '@storefront/ui/fields/quantity-stepper';
import { Select } from '@storefront/ui/fields/select';
import { LineSummary } from '@storefront/ui/product/line-summary';
import { Price } from '@storefront/ui/product/price';
import { secondaryText } from '../../../components/order-panel.styles';
import type { ReturnableItem } from '../../../lib/order/order-with-history';
import { t } from '../../../messages/t';
import { isLeftOut, type ExchangeOption } from '../exchange-options';
import type { LineValues } from '../return-values';

const line = css`
  display: grid;
  gap: ${space(2)};
`;

const choice = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)};

  > :last-child:not(:first-of-type) {
    flex: 1 1 240px;
  }
`;

/** Like the label and control of a field. */
const quantityField = css`
  display: grid;
  align-content: start;
  gap: ${space(0.75)};
`;

interface ReturnLineFieldsProps {
  item: ReturnableItem;
  chosen: LineValues;
  kind: ReturnKind;
  /** The options for an exchange; undefined while they load. */
  options: ExchangeOption[] | 'failed' | undefined;
  /** True if the form was submitted and is not complete. */
  submitFailed: boolean;
  onChoose: (chosen: LineValues) => void;
}

/** A line of the order: how many pieces of it are sent back, and which variant is wanted instead. */
export function ReturnLineFields(props: ReturnLineFieldsProps) {
  const { item, chosen, kind, options, submitFailed, onChoose } = props;
  const variant = shortVariantLabel(item);
  const loadedOptions = options === 'failed' ? undefined : options;
  const max = isLeftOut(kind, loadedOptions) ? 0 : item.returnable;
  return (
    <div css={line}>
      <LineSummary image={item.image} name={item.name} amount={<Price amount={item.price} short />}>
        {variant === '' ? null : <p>{variant}</p>}
        <p>
          {item.returnable === item.quantity
            ? t('Quantity: {quantity}', { quantity: item.quantity })
            : t('{returnable} of {quantity} can be sent back', {
                returnable: item.returnable,
                quantity: item.quantity,
              })}
        </p>
        {max === 0 ? <p>{t('There is no other size or color of it.')}</p> : null}
      </LineSummary>
      {max === 0 ? null : (
        <div css={choice}>
          <div css={quantityField}>
            <p css={secondaryText} aria-hidden="true">
              {t('Send back')}
            </p>
            <QuantityStepper
              label={t('Quantity of {name} to send back', { name: item.name })}
              value={chosen.quantity}
              min={0}
              max={max}
              onChange={(quantity) => onChoose({ ...chosen, quantity })}
            />
          </div>
          {kind === 'exchange' && options !== 'failed' && chosen.quantity > 0 ? (
            <div>
              {options === undefined ? (
                <Skeleton height={52} />
              ) : (
                <Select
                  label={t('Instead of {name}', { name: variant === '' ? item.name : variant })}
                  placeholder={t('Choose one')}
                  value={chosen.wantedOption ?? ''}
                  options={options.map(({ value, label, left }) => ({
                    value,
                    label: left < chosen.quantity ? t('{label} (sold out)', { label }) : label,
                    disabled: left < chosen.quantity,
                  }))}
                  error={
                    submitFailed && chosen.wantedOption === undefined
                      ? t('Please choose a size or color')
                      : undefined
                  }
                  onChange={({ target }) =>
                    onChoose({
                      ...chosen,
                      wantedOption: target.value === '' ? undefined : target.value,
                    })
                  }
                />
              )}
            </div>
          ) : null}
        </div>
      )}
    </div>
  );
}
