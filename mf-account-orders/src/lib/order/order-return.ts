import {
  RETURN_KINDS,
  RETURN_REASONS,
  RETURN_STATES,
  type ReturnKind,
  type ReturnReason,
  type ReturnState,
} from '@storefront/host/contracts';
import {
  isObject,
  listOrEmpty,
  readAmount,
  readPositive,
  readText,
  type ResponseObject,
} from '@storefront/host/response/read-response';
import { parseSelectedOptions } from '@storefront/host/shop/catalogue/product-options';
import { type Labelled, readLabels } from '@storefront/host/shop/catalogue/labels';
import type { SelectedVariant } from '@storefront/host/shop/catalogue/variant';
import { readOneOf } from './read-one-of';

/** A line that is sent back; size, colour and options are those wanted in exchange. */
export interface ReturnedLine extends SelectedVariant, Labelled {
  itemId: string;
  quantity: number;
}

/** A return or an exchange. */
export interface OrderReturn {
  id: string;
  kind: ReturnKind;
  state: ReturnState;
  createdAt: string;
  lines: ReturnedLine[];
  reason?: ReturnReason | undefined;
  /** The refund once the return is received, in rupees. */
  refundAmount: number;
  /** Whether that is store credit. */
  asCredit: boolean;
  canWithdraw: boolean;
}

/** Parses a return; undefined for a kind or a state that this version doesn't know. */
export function parseReturn(entry: ResponseObject): OrderReturn | undefined {
  const id = readText(entry.id);
  const kind = readOneOf(RETURN_KINDS, entry.kind);
  const state = readOneOf(RETURN_STATES, entry.state);
  if (id === undefined || kind === undefined || state === undefined) return undefined;
  return {
    id,
    kind,
    state,
    createdAt: readText(entry.createdAt) ?? '',
    lines: listOrEmpty(entry.lines).filter(isObject).map(readLine),
    reason: readOneOf(RETURN_REASONS, entry.reason),
    refundAmount: readAmount(entry.refundAmount) ?? 0,
    asCredit: entry.asCredit === true,
    canWithdraw: entry.canWithdraw === true,
  };
}

function readLine(line: ResponseObject): ReturnedLine {
  return {
    itemId: readText(line.itemId) ?? '',
    quantity: readPositive(line.quantity) ?? 1,
    selectedSize: readText(line.selectedSize),
    selectedColor: readText(line.selectedColor),
    selectedOptions: parseSelectedOptions(line.selectedOptions),
    ...readLabels(line.labels),
  };
}
