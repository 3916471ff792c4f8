import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sourceOptions } from '../modules/pictures/working/picture-context';
import {
  type CatalogueCommand,
  CatalogueCommandSchema,
  runCatalogueCommand,
} from '../operator/catalogue/catalogue-command';
import { checkCommand } from './parts/check-command';
import { runOperatorCli } from './parts/operator-cli';
import { createProgressBar } from './parts/progress-bar';
import { readAmount } from './parts/read-amount';

const USAGE = `The products of the shop, their collections and looks, their stock and their prices.

  catalogue import <file.csv> [--dry-run] [--yes] [--mapping <file.json>] [--encoding <name>]
                   [--with-stock] [--archive-others]
                                           adds and changes the products of a file of Shopify, WooCommerce or this
                                           shop. The first run writes which category, option and size is which in
                                           this shop into <file.csv>.mapping.json, and waits for the next run, or
                                           goes on with --yes. --with-stock also sets the stock of variants that
                                           the shop has already; --archive-others archives products that the file
                                           doesn’t have
  catalogue export <file.csv> [--format own|shopify|woocommerce]
                                           writes all products to a new file
  catalogue find [<word> …] [--status draft|active|archived] [--without hsn|tax-class|price|sku]
                 [--page <number>]         a word is part of a title, a handle or a maker, or is a SKU or a barcode
  catalogue show <handle or SKU>           all that the shop knows of a product
  catalogue status <handle> draft|active|archived [--from <moment>]
                                           shows or hides a product; an active one is published from a moment on,
                                           such as 2026-12-01T09:00:00+05:30
  catalogue history [<subject>]            the newest changes, such as those of “product velvet-blazer” or
                                           “stock VB-M-BLACK”

  catalogue stock set <SKU> <pieces>       so many are in the shop, those that are reserved for orders included
  catalogue stock adjust <SKU> <±pieces> <reason>
  catalogue stock import <file.csv>        a file with the headings SKU and Stock; all rows change, or none
  catalogue prices set <SKU> <rupees> [--before <rupees>]
                                           --before is the price before a discount
  catalogue prices import <file.csv>       a file with the headings SKU, Price and, if wanted, Price before

  catalogue collection list                the collections, and how many products are in them
  catalogue collection add|remove <collection> [<handle or SKU> …] [--file <file.csv>]
                                           adds products to a collection, which is new if none is in it, or takes
                                           them out; a file has the heading Product, for a handle or a SKU in each
                                           row
  catalogue collection rename <collection> <new name>
  catalogue collection pages               the collections with a page of their own
  catalogue collection publish <file.json> shows the page /collections/<slug>, or replaces it: a title, an introduction,
                                           a picture by address or path, texts with products, and from when until
                                           when it is shown
  catalogue collection withdraw <slug>

  catalogue look list                      the looks, each with products that are worn together
  catalogue look set <file.csv>            a file with the headings Look and Product, for a look's name and a handle or SKU in
                                           each row: the page of each product shows the others of its look. Looks that
                                           there are already are replaced; all rows change, or none
  catalogue look remove <look>

  catalogue translations export <file.csv> [<language> …]
                                           writes what categories, colours, materials and other values are called, and
                                           the texts of the store and of collections, to a new file, with a column for
                                           each language, such as hi. Those of products are in the product file, as
                                           Name:hi
  catalogue translations import <file.csv> stores the texts of such a file; an empty one is removed

What changes something takes --by <name>, --note <text> and, except for collection publish and withdraw, look set and
remove, and translations import, --dry-run; all but export, status and these five take --json.
`;

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean' },
  mapping: { type: 'string' },
  encoding: { type: 'string' },
  'with-stock': { type: 'boolean' },
  'archive-others': { type: 'boolean' },
  format: { type: 'string' },
  status: { type: 'string' },
  without: { type: 'string' },
  page: { type: 'string' },
  from: { type: 'string' },
  before: { type: 'string' },
  by: { type: 'string', default: 'operator' },
  note: { type: 'string' },
  file: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** The first words of commands that have a second one. */
const AREAS = new Set(['stock', 'prices', 'collection', 'look', 'translations']);

const fileOf = (typed: string | undefined) => (typed === undefined ? undefined : resolve(typed));
const numberOf = (typed: string | undefined) => (typed === undefined ? undefined : Number(typed));

function readCommand(): CatalogueCommand | undefined {
  // A negative number would be taken for an option.
  const args = process.argv.slice(2).map((arg) => (/^-\d+$/.test(arg) ? `+${arg}` : arg));
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const [first, ...rest] = positionals;
  const isOfArea = AREAS.has(first ?? '');
  const action = isOfArea ? `${first} ${rest[0] ?? ''}` : first;
  const [subject, value, reason] = isOfArea ? rest.slice(1) : rest;
  const { by: author, note, json, 'dry-run': dryRun } = values;
  const acting = { action, author, note, json, dryRun };
  const members = {
    ...acting,
    name: subject,
    products: rest.slice(2),
    file: fileOf(values.file),
  };
  const pieces = numberOf(value?.replace(/^\+-/, '-'));
  const commands: Record<string, unknown> = {
    import: {
      action,
      file: fileOf(subject),
      mapping: fileOf(values.mapping),
      encoding: values.encoding,
      yes: values.yes,
      withStock: values['with-stock'],
      archiveOthers: values['archive-others'],
      dryRun,
      json,
      author,
    },
    export: { action, file: fileOf(subject), format: values.format },
    find: {
      action,
      words: rest,
      status: values.status,
      without: values.without,
      page: numberOf(values.page),
      json,
    },
    show: { action, product: subject, json },
    status: { action, handle: subject, status: value, from: values.from, author, note },
    history: { action, subject, json },
    'stock set': { ...acting, sku: subject, pieces },
    'stock adjust': { ...acting, sku: subject, pieces, note: reason ?? note },
    'stock import': { ...acting, file: fileOf(subject) },
    'prices set': {
      ...acting,
      sku: subject,
      price: readAmount(value),
      before: readAmount(values.before),
    },
    'prices import': { ...acting, file: fileOf(subject) },
    'collection list': { action, json },
    'collection add': members,
    'collection remove': members,
    'collection pages': { action, json },
    'collection publish': { action, file: fileOf(subject), author, note },
    'collection withdraw': { action, slug: subject, author, note },
    'look list': { action, json },
    'look set': { action, file: fileOf(subject), author, note },
    'look remove': { action, name: subject, author, note },
    'translations export': { action, file: fileOf(subject), languages: rest.slice(2) },
    'translations import': { action, file: fileOf(subject), author, note },
    'collection rename': { ...acting, name: subject, newName: value },
  };
  return checkCommand(CatalogueCommandSchema, action, commands[action ?? '']);
}

function onProgressOf(command: CatalogueCommand) {
  if (command.action !== 'import' || !process.stderr.isTTY) return undefined;
  const { size } = statSync(command.file, { throwIfNoEntry: false }) ?? { size: 0 };
  return createProgressBar(process.stderr, size);
}

await runOperatorCli({
  area: 'catalogue',
  usage: USAGE,
  read: readCommand,
  progressOf: onProgressOf,
  run: ({ db, config }, command) =>
    runCatalogueCommand({ db, sources: sourceOptions(config) }, command, onProgressOf(command)),
});
