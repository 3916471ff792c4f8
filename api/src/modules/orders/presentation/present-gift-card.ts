import type { OrderedGiftCard } from '@storefront/host/contracts/api';
import { canBeVoided } from '../../credits/change-credits';
import type { OrderedCard } from '../../gift-cards/gift-card-orders.repository';

/** The gift card of an order as the API represents it; a guest isn't told for whom it is. */
export function presentGiftCard({ bought, card }: OrderedCard, isOwner: boolean): OrderedGiftCard {
  return {
    recipient: isOwner ? bought.recipient : null,
    message: isOwner ? bought.message : null,
    sendOn: bought.sendOn,
    codeEnding: card?.codeEnding ?? null,
  };
}

/**
 * Whether the gift card of an order, if it buys one, allows that the order is cancelled: it isn't issued yet, or nothing of its
 * amount, in paise, is used.
 */
export function allowsCancelling(ordered: OrderedCard | undefined, amount: number): boolean {
  const card = ordered?.card;
  return !card || canBeVoided(card, amount);
}
