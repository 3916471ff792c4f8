import type { OrderEventKind, ReturnKind, ReturnState } from '@storefront/shared/contracts/api';

/**
 * What may be done with a return or an exchange. `withdraw` is the shopper's; `refund` and `refund-fails` are what the
 * ledger says; the others are the operator's.
 */
export type ReturnAction =
  'withdraw' | 'pick-up' | 'receive' | 'refuse' | 'send-exchange' | 'refund' | 'refund-fails';

type Transitions = Partial<
  Record<ReturnState, Readonly<Partial<Record<ReturnAction, ReturnState>>>>
>;

/** Until the parcel is received, returns and exchanges are alike. A parcel may come without having been picked up. */
const UNTIL_RECEIVED = {
  requested: {
    withdraw: 'withdrawn',
    'pick-up': 'picked-up',
    receive: 'received',
    refuse: 'refused',
  },
  'picked-up': { receive: 'received', refuse: 'refused' },
} as const;

const TRANSITIONS: Readonly<Record<ReturnKind, Transitions>> = {
  return: {
    ...UNTIL_RECEIVED,
    received: { refund: 'refunded' },
    refunded: { 'refund-fails': 'received' },
  },
  exchange: { ...UNTIL_RECEIVED, received: { 'send-exchange': 'exchange-sent' } },
};

/** The events that actions are recorded as; money has events of its own. */
export const RETURN_EVENT_OF: Readonly<
  Record<Exclude<ReturnAction, 'refund' | 'refund-fails'>, OrderEventKind>
> = {
  withdraw: 'return-withdrawn',
  'pick-up': 'return-picked-up',
  receive: 'return-received',
  refuse: 'return-refused',
  'send-exchange': 'exchange-sent',
};

/** The state of a return after an action; undefined when its state doesn't allow it. */
export function nextReturnState(
  kind: ReturnKind,
  state: ReturnState,
  action: ReturnAction,
): ReturnState | undefined {
  return TRANSITIONS[kind][state]?.[action];
}

/** Whether what is sent back counts: it can't be sent back once more. */
export function isCounted(state: ReturnState): boolean {
  return state !== 'withdrawn' && state !== 'refused';
}
