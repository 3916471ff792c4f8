import { css } from '@emotion/react';
import { color, radius, size, space } from '../theme';
import { IconButton } from '../actions/icon-button';
import { t } from '../messages/t';

const stepper = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size('control')};
  padding-inline: ${space(0.5)};
  border: 1px solid ${color('line-strong')};
  border-radius: ${radius('sm')};
`;

const amount = css`
  min-width: 3ch;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

interface QuantityStepperProps {
  value: number;
  /** Gets the new quantity; never one below `min` or above `max`. */
  onChange: (quantity: number) => void;
  min?: number;
  max?: number;
  /** The name of the group, such as "Quantity of Linen shirt"; also part of the buttons' names. */
  label?: string;
}

/** A quantity with buttons to decrease and increase it (PDP-08, CART-07). */
export function QuantityStepper({
  value,
  onChange,
  min = 1,
  max = Infinity,
  label = t('Quantity'),
}: QuantityStepperProps) {
  const lowercasedLabel = label.charAt(0).toLowerCase() + label.slice(1);
  const canLower = value > min;
  const canRaise = value < max;
  // At a limit, a button is aria-disabled instead of disabled, so that it keeps the focus.
  return (
    <div css={stepper} role="group" aria-label={label}>
      <IconButton
        icon="minus"
        label={t('Decrease {what}', { what: lowercasedLabel })}
        aria-disabled={!canLower}
        onClick={() => canLower && onChange(value - 1)}
      />
      <output css={amount}>{value}</output>
      <IconButton
        icon="plus"
        label={t('Increase {what}', { what: lowercasedLabel })}
        aria-disabled={!canRaise}
        onClick={() => canRaise && onChange(value + 1)}
      />
    </div>
  );
}
