import type { OrderReturn } from '@storefront/shared/contracts/api';
import { toRupees } from '../../../money';
import { nextReturnState } from '../lifecycle/return-transitions';
import type { FullReturn } from '../returns/returns.repository';

/** A return or an exchange as the API represents it. */
export function presentReturn({ row, lines }: FullReturn): OrderReturn {
  const { id, orderId, kind, state, reason, comment, pickupAddress } = row;
  return {
    id,
    kind,
    state,
    createdAt: row.createdAt.toISOString(),
    lines: lines.map(({ line, quantity, size, color }) => ({
      itemId: `${orderId}-${line}`,
      quantity,
      selectedSize: size,
      selectedColor: color,
    })),
    reason,
    comment,
    pickupAddress,
    refundAmount: toRupees(row.refundAmount),
    canWithdraw: nextReturnState(kind, state, 'withdraw') !== undefined,
  };
}
