import { Type } from 'typebox';
import { LOCAL_API_PORT } from '@storefront/host/contracts';
import { isBucketAddress, namesBucket } from '@storefront/tools/object-store';
import {
  isWebAddress,
  languagesSettings,
  listEntries,
  redisSettings,
  type Settings,
} from '@storefront/tools/settings';
import { messageSettings } from './message-settings';
import { cashOnDeliverySettings, giftCardSettings, paymentSettings } from './payment-settings';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The names of the days of the week, at the numbers that `Date` has for them. */
export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The environment variables of the API; the README's table of settings is generated from them. */
export const apiSettings = {
  API_PORT: {
    schema: Type.Integer({ minimum: 0, maximum: 65_535, default: LOCAL_API_PORT }),
    description: 'the API’s port',
  },
  API_HOST: {
    schema: Type.String({ default: 'localhost' }),
    description: 'the network address that the API listens on; `0.0.0.0` for all',
  },
  API_PUBLIC_URL: {
    schema: Type.Optional(Type.Refine(Type.String(), isWebAddress)),
    fallback: '`http://localhost:API_PORT`',
    description: 'address of the API as browsers reach it; pictures’ addresses start with it',
    allowed: 'an address that starts with http:// or https://',
  },
  SHOP_URL: {
    schema: Type.Refine(Type.String({ default: 'http://localhost:3000' }), isWebAddress),
    description: 'the shop’s origin: it may call the API, and payments return to it',
    allowed: 'an address that starts with http:// or https://',
  },
  ALLOWED_ORIGINS: {
    schema: Type.Optional(
      Type.Refine(Type.String(), (list) => listEntries(list).every(isWebAddress)),
    ),
    description: 'further origins that may call the API, separated by commas',
    allowed: 'addresses that start with http:// or https://, separated by commas',
  },
  ...languagesSettings,
  DATA_DIR: {
    schema: Type.String({ default: '.data' }),
    description: 'folder of the embedded database, closed to other users of the machine',
  },
  PICTURES_DIR: {
    schema: Type.Optional(
      Type.Refine(Type.String(), (place) => !namesBucket(place) || isBucketAddress(place)),
    ),
    fallback: '`pictures` in `DATA_DIR`',
    description:
      'folder of the pictures that the API makes, or `s3://bucket/folder`; all its processes share it',
    allowed: 'a folder, or the address of a bucket: s3://bucket or s3://bucket/folder',
  },
  PICTURES_FOLDER: {
    schema: Type.Optional(Type.String()),
    description: 'folder of the pictures that product files name by a path',
  },
  PICTURE_HOSTS: {
    schema: Type.Refine(Type.String({ default: '*' }), (list) =>
      listEntries(list).every((host) => /^(\*|[a-z\d.-]+)$/.test(host)),
    ),
    description:
      'hosts that pictures of product files are fetched from, separated by commas; `*` for any public host',
    allowed: 'names of hosts in small letters, separated by commas, or *',
  },
  DATABASE_URL: {
    schema: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
    description: 'a PostgreSQL to use instead: `postgres://user:password@host/name`',
    allowed: 'an address that starts with postgres:// or postgresql://',
    secret: true,
  },
  ...redisSettings,
  DATABASE_CONNECTIONS: {
    schema: Type.Integer({ minimum: 2, maximum: 1000, default: 10 }),
    description: 'connections to PostgreSQL that one process of the API may open',
  },
  MIGRATE_AT_START: {
    schema: Type.Boolean({ default: true }),
    description:
      'migrate PostgreSQL when the API or a command starts; false where the command `migrate` does so before',
  },
  DEMO: {
    schema: Type.Boolean({ default: false }),
    fallback: 'false; true for `npm start` and `npm run dev` on the embedded database',
    description: 'serve the demo store: its pictures, its login and the sandbox payment provider',
  },
  ...paymentSettings,
  SMTP_URL: {
    schema: Type.Optional(Type.String({ pattern: '^smtps?://[^\\s/]+' })),
    fallback:
      'none: a demo shows its mails at `/sandbox/mailbox` of the API, any other shop keeps them',
    description:
      'the mail server: `smtps://user:password@host`, or `smtp://…:587`, which is encrypted too',
    allowed: 'an address that starts with smtp:// or smtps://',
    secret: true,
  },
  MAIL_FROM: {
    schema: Type.Optional(
      Type.String({
        pattern: '^([^<>@\\r\\n"]*<[^\\s<>@,]+@[^\\s<>@,]+>|[^\\s<>@,]+@[^\\s<>@,]+)$',
      }),
    ),
    fallback: 'the store’s name and email address',
    description: 'the sender of mails: `Shop <care@shop.example>`',
    allowed: 'an email address, or a name and an address in angle brackets',
  },
  ...messageSettings,
  ...cashOnDeliverySettings,
  ...giftCardSettings,
  SEARCH_SYNONYMS: {
    schema: Type.String({ default: 'api/src/modules/products/search/synonyms.txt' }),
    description: 'file of synonyms for the search',
  },
  DELIVERY_ZONES: {
    schema: Type.String({ default: 'api/src/modules/delivery/delivery-zones.txt' }),
    description: 'file of delivery zones: PIN codes, and in how many working days orders arrive',
  },
  DELIVERY_HOLIDAYS: {
    schema: Type.String({ default: 'api/src/modules/delivery/holidays.txt' }),
    description: 'file of holidays, on which no order is dispatched or carried',
  },
  DELIVERY_WEEKDAYS: {
    schema: Type.String({
      pattern: `^(${WEEKDAYS.join('|')})(, *(${WEEKDAYS.join('|')}))*$`,
      default: 'Mon, Tue, Wed, Thu, Fri, Sat',
    }),
    description: 'days of the week on which orders are dispatched and carried',
    allowed: 'days such as Mon, Tue, Wed',
  },
  DISPATCH_UNTIL: {
    schema: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', default: '14:00' }),
    description: 'time in India until which an order leaves on the day of its payment',
    allowed: 'a time such as 14:00',
  },
  GST_RATES: {
    schema: Type.String({ default: 'api/src/modules/invoices/tax/gst-rates.txt' }),
    description: 'file with the GST rates for invoices, by class of goods and price',
  },
  UNPAID_ORDER_MINUTES: {
    schema: Type.Integer({ minimum: 1, maximum: 525_600, default: 60 }),
    description: 'minutes after which an unpaid order is cancelled and its stock restored',
  },
  UNPAID_ORDERS_MAX: {
    schema: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 5 }),
    description: 'unpaid orders that one account may have; four times as many for one IP address',
  },
  UNPAID_PIECES_MAX: {
    schema: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 30 }),
    description:
      'pieces that an account’s unpaid orders may hold; four times as many for one IP address',
  },
  RETURN_DAYS: {
    schema: Type.Integer({ minimum: 0, maximum: 365, default: 7 }),
    description: 'days after the delivery in which lines of an order can be returned or exchanged',
  },
  SESSION_DAYS: {
    schema: Type.Integer({ minimum: 1, maximum: 3650, default: 30 }),
    description: 'how long a sign-in with “Remember me” lasts after its last use',
  },
  SESSION_HOURS: {
    schema: Type.Integer({ minimum: 1, maximum: 8760, default: 12 }),
    description: 'how long a sign-in without “Remember me” lasts after its last use',
  },
  RATE_LIMIT_MAX: {
    schema: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 30 }),
    description: 'sign-ins, registrations and guest lookups, each, per minute and IP address',
  },
  ORDER_RATE_LIMIT_MAX: {
    schema: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 60 }),
    description: 'orders and payments, each, that one IP address may start per minute',
  },
  TRUST_PROXY: {
    schema: Type.Boolean({ default: false }),
    description: 'believe X-Forwarded-* headers: only behind a proxy that sets them',
  },
  API_METRICS_PORT: {
    schema: Type.Optional(Type.Integer({ minimum: 0, maximum: 65_535 })),
    description: 'serve the API’s metrics for Prometheus on this port',
  },
  API_METRICS_HOST: {
    schema: Type.String({ default: '127.0.0.1' }),
    description:
      'the network address of that port: as it is, only programs on this machine reach it; `::` for all',
  },
  LOG_LEVEL: {
    schema: Type.Enum(LOG_LEVELS, { default: 'warn' }),
    description: `what the API logs: one of ${LOG_LEVELS.map((level) => `\`${level}\``).join(', ')}`,
  },
} satisfies Settings;
