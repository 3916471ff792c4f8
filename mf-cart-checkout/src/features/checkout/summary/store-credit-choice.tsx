import { formatRupees } from '@storefront/host/format/money';
import { Checkbox } from '@storefront/ui/fields/checkbox';
import { t } from '../../../messages/t';

/** Whether the order is paid with store credit, and the function that changes it. */
export interface StoreCreditUse {
  isUsed: boolean;
  onChange: (isUsed: boolean) => void;
}

interface StoreCreditChoiceProps {
  /** In rupees. */
  available: number;
  /** What is left to pay, in rupees; nothing is offered for an order that gift cards pay completely. */
  toPay: number;
  choice: StoreCreditUse;
}

/** The choice to pay with the store credit of the account, if it has some (GIFT-03). */
export function StoreCreditChoice({ available, toPay, choice }: StoreCreditChoiceProps) {
  if (available === 0 || (toPay === 0 && !choice.isUsed)) return null;
  return (
    <Checkbox
      name="useStoreCredit"
      label={t('Use your store credit of {amount}', { amount: formatRupees(available) })}
      checked={choice.isUsed}
      onChange={({ target }) => choice.onChange(target.checked)}
    />
  );
}
