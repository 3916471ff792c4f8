import type { OrderEventKind, ReturnKind, ReturnState } from '@storefront/host/contracts/api';

/**
 * An action on a return or an exchange. `withdraw` is the shopper's, `refund` and `refund-fails` follow from
 * the ledger, and the others are the operator's.
 */
export type ReturnAction =
  'withdraw' | 'pick-up' | 'receive' | 'refuse' | 'send-exchange' | 'refund' | 'refund-fails';

type Transitions = Partial<
  Record<ReturnState, Readonly<Partial<Record<ReturnAction, ReturnState>>>>
>;

/** The same for returns and exchanges. A parcel may be received without a recorded pick-up. */
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

/** The states in which a return or an exchange isn't settled yet. */
export const OPEN_RETURN_STATES: readonly ReturnState[] = ['requested', 'picked-up', 'received'];

/** The events that actions are recorded as; refunds have other events. */
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

/** What is possible in a state, for the message of a refused action: "pick up, receive"; "nothing" at the end. */
export function possibleReturnActions(kind: ReturnKind, state: ReturnState): string {
  const actions = Object.keys(TRANSITIONS[kind][state] ?? {});
  return actions.map((action) => action.replaceAll('-', ' ')).join(', ') || 'nothing';
}

/** Whether a return's lines count as returned, so that they can't be returned again. */
export function countsAsReturned(state: ReturnState): boolean {
  return state !== 'withdrawn' && state !== 'refused';
}
