import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type OperatorCommand,
  OperatorCommandSchema,
  runOperatorCommand,
} from '../operator/operator-command';
import { ORDER_STATES } from '../modules/orders/records/order-state';
import { readDeliveryRules, setDeliveryRules } from '../modules/delivery/delivery.service';
import { setGstRates } from '../modules/invoices/tax/gst-rates';
import { chooseRefundFunction } from '../refund-function';
import { checkCommand } from './parts/check-command';
import { runOperatorCli } from './parts/operator-cli';
import { readAmount } from './parts/read-amount';

const USAGE = `The operator's side of the orders.

  orders find [<word> …] [--state <state>] [--since <day>] [--until <day>] [--page <number>] [--json]
                                           the newest orders; a word is part of a number, an email, a name, a phone
                                           or a product; a day is one in India, such as 2026-11-24;
                                           states are ${ORDER_STATES.join(', ')}
  orders export --to <file.csv> [<word> …] [--state <state>] [--since <day>] [--until <day>]
                                           writes those orders to a new file, a row for each line, the oldest first
  orders show <id> [--json]                all that the shop knows of it
  orders refunds [--page <number>] [--json]
                                           payments of which something has to be refunded
  orders refund <reference> [--by <name>] [--note <text>]
                                           has the payment provider refund all that is due
  orders refunded <reference> [rupees] [--by <name>] [--note <text>]
                                           records a refund made at the provider: all that is due, or this amount
  orders collected <id> <rupees> [--by <name>] [--note <text>]
                                           its total was paid without the provider, in cash or by bank transfer
  orders remitted <file.csv> [--by <name>] records what a carrier has collected on delivery, by its file with the columns
                                           order, amount, date and remittance; what contradicts the orders is listed
  orders uncollected [--page <number>] [--json]
                                           delivered orders whose payment the carrier hasn't passed on
  orders check                             compares every order with the ledger; exit code 1 if one contradicts it
  orders packing-slip <id> --to <file.pdf> writes what belongs into its parcel, without prices
  orders pack <id>                         a paid order has been packed
  orders ship <id> --tracking <number> [--carrier <name>] [--link <address>]
                                           a paid or packed order has been shipped; the link is the carrier's page
  orders deliver <id>                      a shipped order has been delivered
  orders refuse <id>                       a shipped order wasn't accepted at the door and is back: cancels it and restores
                                           its stock
  orders invoice <id> --to <file.pdf>      writes its tax invoice, which a paid order has
  orders credit-note <id> <number> --to <file.pdf>
                                           writes one of its credit notes
  orders gst --month <month> --to <folder or start of a path>
                                           writes the invoices and credit notes of a month such as 2026-11 for the
                                           GST return GSTR-1, to new files
  orders cancel <id>                       cancels an order that isn't shipped and restores its stock

  orders returns [--page <number>] [--json]
                                           returns and exchanges that wait for the shop
  orders return-pick-up <return>           the parcel is with the carrier
  orders return-receive <return>           it is back: its pieces are in stock again, and its money goes back
  orders return-refuse <return> --reason <text>
                                           it isn't accepted; the shopper is told the reason
  orders exchange-ship <return> --tracking <number> [--carrier <name>] [--link <address>]
                                           the replacement has been shipped

The commands for orders and returns take --by <name> and --note <text> as well.
`;

/** The command that was typed; undefined for none that there is. Throws what is wrong with its options. */
function readCommand(): OperatorCommand | undefined {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      tracking: { type: 'string' },
      carrier: { type: 'string' },
      link: { type: 'string' },
      reason: { type: 'string' },
      by: { type: 'string', default: 'operator' },
      note: { type: 'string' },
      to: { type: 'string' },
      since: { type: 'string' },
      until: { type: 'string' },
      month: { type: 'string' },
      state: { type: 'string' },
      page: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  const [action, subject, amount] = positionals;
  const {
    by: author,
    note,
    tracking,
    carrier,
    link,
    reason,
    to,
    state,
    since,
    until,
    month,
    json,
  } = values;
  const acting = { action, author, note };
  const parcel = { tracking, carrier, link };
  const file = to === undefined ? undefined : resolve(to);
  const page = values.page === undefined ? undefined : Number(values.page);
  const search = { words: positionals.slice(1), state, since, until };
  const commands: Record<string, unknown> = {
    find: { action, ...search, page, json },
    export: { action, ...search, file },
    show: { action, orderId: subject, json },
    refunds: { action, page, json },
    uncollected: { action, page, json },
    remitted: { action, file: subject === undefined ? undefined : resolve(subject), author },
    refund: { action, ref: subject, author, note },
    refunded: { action, ref: subject, amount: readAmount(amount), author, note },
    returns: { action, page, json },
    'return-pick-up': { ...acting, returnId: subject },
    'return-receive': { ...acting, returnId: subject },
    'return-refuse': { ...acting, returnId: subject, reason },
    'exchange-ship': { ...acting, ...parcel, returnId: subject },
    gst: { action, month, to: file },
    'packing-slip': { action, orderId: subject, file },
    invoice: { action, orderId: subject, file },
    'credit-note': { action, orderId: subject, number: amount, file },
    collected: { action, orderId: subject, amount: readAmount(amount), author, note },
  };
  const command = commands[action ?? ''] ?? { ...acting, ...parcel, orderId: subject };
  return checkCommand(OperatorCommandSchema, action, command);
}

await runOperatorCli({
  area: 'orders',
  usage: USAGE,
  read: readCommand,
  async run({ db, config }, command) {
    setGstRates(config.gstRates);
    setDeliveryRules(readDeliveryRules(config));
    // Only this command needs the keys of the payment provider.
    const makeRefund = command.action === 'refund' ? await chooseRefundFunction(config) : undefined;
    return runOperatorCommand({ db, makeRefund }, command);
  },
});
