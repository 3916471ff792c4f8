import { parseArgs } from 'node:util';
import {
  type OffersCommand,
  OffersCommandSchema,
  runOffersCommand,
} from '../operator/offers-command';
import { checkCommand } from './parts/check-command';
import { runOperatorCli } from './parts/operator-cli';
import { readAmount } from './parts/read-amount';

const USAGE = `Offers, which apply by themselves or to shoppers who enter their code.

  offers create <name> --title <text> <what it gives> [<conditions>]
  offers list [--json]                     all of them, and how many orders use each
  offers end <name>                        nobody gets it from now on; orders keep it

What it gives, one of:
  --percent <1–100>                        so much off
  --amount <rupees>                        so much off, at most what the pieces cost
  --buy <n> --get <m> [--percent <1–100>]  of every n + m pieces the m cheapest ones for free, or so much less
  --free-shipping
Conditions:
  --code <code>                            for shoppers who enter it, in any case; without one, for everybody
  --collection <name>                      for the products of a collection
  --minimum <rupees>                       these products must cost so much together
  --from <moment>, --until <moment>        such as 2026-12-01T00:00:00+05:30; at once and without end by default
  --first-order                            for accounts without an order
  --per-customer <n>, --in-total <n>       in so many orders

What changes something takes --by <name> and --note <text>.
`;

const numberOf = (typed: string | undefined) => (typed === undefined ? undefined : Number(typed));

function readCommand(): OffersCommand | undefined {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      percent: { type: 'string' },
      amount: { type: 'string' },
      buy: { type: 'string' },
      get: { type: 'string' },
      'free-shipping': { type: 'boolean' },
      code: { type: 'string' },
      collection: { type: 'string' },
      minimum: { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
      'first-order': { type: 'boolean' },
      'per-customer': { type: 'string' },
      'in-total': { type: 'string' },
      json: { type: 'boolean' },
      by: { type: 'string', default: 'operator' },
      note: { type: 'string' },
    },
  });
  const [action, id] = positionals;
  const acting = { action, id, author: values.by, note: values.note };
  const { title, code, collection, from, until } = values;
  const commands: Record<string, unknown> = {
    list: { action, json: values.json },
    end: acting,
    create: {
      ...acting,
      ...{ title, code, collection, from, until },
      percent: numberOf(values.percent),
      amount: readAmount(values.amount),
      buy: numberOf(values.buy),
      get: numberOf(values.get),
      freeShipping: values['free-shipping'],
      minimum: readAmount(values.minimum),
      firstOrderOnly: values['first-order'],
      usesPerCustomer: numberOf(values['per-customer']),
      usesInTotal: numberOf(values['in-total']),
    },
  };
  return checkCommand(OffersCommandSchema, action, commands[action ?? '']);
}

await runOperatorCli({
  area: 'offers',
  usage: USAGE,
  read: readCommand,
  run: ({ db }, command) => runOffersCommand(db, command),
});
