import { join, resolve } from 'node:path';
import { namesBucket } from '@storefront/tools/object-store';
import { type Environment, listEntries, readSettings } from '@storefront/tools/settings';
import { apiSettings, WEEKDAYS } from './api-settings';

const REPOSITORY_ROOT = resolve(import.meta.dirname, '../../..');

/** A URL without query, hash and trailing slash. */
function trimmedUrl(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`.replace(/\/+$/, '');
}

/** A folder's path, or the address of a bucket as it is. */
function picturesPlace(place: string): string {
  return namesBucket(place) ? place : resolve(REPOSITORY_ROOT, place);
}

/** The entries of a list such as `order-shipped=64f0, order-delivered=64f1`, by their names. */
function namedEntries(list = ''): Record<string, string> {
  return Object.fromEntries(
    listEntries(list).map((entry) => {
      const [name = '', value = ''] = entry.split('=');
      return [name, value];
    }),
  );
}

function quietHours(times: string): { from: string; until: string } {
  const [from = '', until = ''] = times.split('-');
  return { from, until };
}

/** Reads the settings. Throws a `ConfigError` that names each variable that can't be used. */
export function readConfig(env: Environment) {
  const settings = readSettings(apiSettings, env);
  const port = settings.API_PORT;
  const dataDir = resolve(REPOSITORY_ROOT, settings.DATA_DIR);
  const shopUrl = trimmedUrl(settings.SHOP_URL);
  return {
    host: settings.API_HOST,
    port,
    /** Where metrics are served; undefined to serve none. */
    metrics:
      settings.API_METRICS_PORT === undefined
        ? undefined
        : { host: settings.API_METRICS_HOST, port: settings.API_METRICS_PORT },
    /** The URL at which browsers reach this API, without a trailing slash. */
    publicUrl: trimmedUrl(settings.API_PUBLIC_URL ?? `http://localhost:${port}`),
    /** Where a browser goes after paying when it came from no allowed origin. */
    shopUrl,
    allowedOrigins: [...listEntries(settings.ALLOWED_ORIGINS ?? ''), shopUrl].map(
      (address) => new URL(address).origin,
    ),
    /** The languages that shoppers are answered in, of which the first one is for all who ask for another. */
    languages: listEntries(settings.LANGUAGES),
    dataDir,
    /** Where the pictures are kept that are made of those of product files: a folder, or `s3://bucket/folder`. */
    picturesDir: picturesPlace(settings.PICTURES_DIR ?? join(dataDir, 'pictures')),
    /** Where pictures are that product files name by a path. */
    picturesFolder:
      settings.PICTURES_FOLDER === undefined
        ? undefined
        : resolve(REPOSITORY_ROOT, settings.PICTURES_FOLDER),
    /** The hosts that pictures are fetched from; `*` for any public one. */
    pictureHosts: listEntries(settings.PICTURE_HOSTS),
    /** PostgreSQL; without it the embedded database in `dataDir` is used. */
    databaseUrl: settings.DATABASE_URL,
    /** Where all processes count calls; without it, each counts for itself. */
    redisUrl: settings.REDIS_URL,
    /** The connections to PostgreSQL that this process may open. */
    databaseConnections: settings.DATABASE_CONNECTIONS,
    migratesAtStart: settings.MIGRATE_AT_START,
    /** Whether the demo store is served: its pictures, its login and the sandbox provider. */
    demo: settings.DEMO,
    /** The payment provider, if the settings name one. */
    paymentProvider: settings.PAYMENT_PROVIDER,
    /** Credentials for Razorpay, if it is the provider. */
    razorpay: {
      keyId: settings.RAZORPAY_KEY_ID,
      keySecret: settings.RAZORPAY_KEY_SECRET,
      webhookSecret: settings.RAZORPAY_WEBHOOK_SECRET,
      apiUrl: settings.RAZORPAY_API_URL,
    },
    /** Signs payment callbacks; without it a random one is kept in `dataDir`. */
    paymentSecret: settings.PAYMENT_SECRET,
    /** The mail server; without it no mails are sent. */
    smtpUrl: settings.SMTP_URL,
    /** Who mails are from; without it the store, by its name and address. */
    mailFrom: settings.MAIL_FROM,
    /** MSG91, which sends text messages; without its key and templates none are sent. */
    msg91: {
      authKey: settings.MSG91_AUTH_KEY,
      orderCodeTemplate: settings.MSG91_ORDER_CODE_TEMPLATE,
      /** What MSG91 calls the templates of messages about orders. */
      smsTemplates: namedEntries(settings.MSG91_SMS_TEMPLATES),
      whatsappTemplates: namedEntries(settings.MSG91_WHATSAPP_TEMPLATES),
      whatsappNumber: settings.MSG91_WHATSAPP_NUMBER,
      whatsappNamespace: settings.MSG91_WHATSAPP_NAMESPACE,
      webhookSecret: settings.MSG91_WEBHOOK_SECRET,
    },
    /** The times in India between which messages about orders wait, such as `21:00` and `09:00`. */
    quietHours: quietHours(settings.MESSAGE_QUIET_HOURS),
    /** Which orders can be paid on delivery. */
    cashOnDelivery: {
      /** Paise. */
      minimum: settings.COD_MIN_RUPEES * 100,
      maximum: settings.COD_MAX_RUPEES * 100,
      openOrdersMax: settings.COD_OPEN_ORDERS_MAX,
      /** The list of PIN codes where the method isn't offered. */
      excludedPins: resolve(REPOSITORY_ROOT, settings.COD_EXCLUDED_PINS),
    },
    /** Which gift cards are sold, in paise; a `maximum` of 0 for none. */
    giftCards: {
      amounts: listEntries(settings.GIFT_CARD_AMOUNTS).map((rupees) => Number(rupees) * 100),
      minimum: settings.GIFT_CARD_MIN_RUPEES * 100,
      maximum: settings.GIFT_CARD_MAX_RUPEES * 100,
    },
    /** How many days before credits expire their owners are reminded; 0 for never. */
    creditReminderDays: settings.CREDIT_REMINDER_DAYS,
    /** The list of synonyms that searches use. */
    searchSynonyms: resolve(REPOSITORY_ROOT, settings.SEARCH_SYNONYMS),
    /** The table of zones that the shop delivers to. */
    deliveryZones: resolve(REPOSITORY_ROOT, settings.DELIVERY_ZONES),
    /** The list of days on which nothing is dispatched or carried. */
    deliveryHolidays: resolve(REPOSITORY_ROOT, settings.DELIVERY_HOLIDAYS),
    /** The days of the week on which orders are dispatched and carried; 0 is Sunday. */
    deliveryWeekdays: new Set(
      listEntries(settings.DELIVERY_WEEKDAYS).map((name) => WEEKDAYS.indexOf(name)),
    ),
    /** The time in India until which an order leaves on the day of its payment, such as `14:00`. */
    dispatchUntil: settings.DISPATCH_UNTIL,
    /** The table of the rates of GST. */
    gstRates: resolve(REPOSITORY_ROOT, settings.GST_RATES),
    unpaidOrderMinutes: settings.UNPAID_ORDER_MINUTES,
    /** How many orders, and pieces in them, one account may hold without paying. */
    unpaidOrdersMax: settings.UNPAID_ORDERS_MAX,
    unpaidPiecesMax: settings.UNPAID_PIECES_MAX,
    returnDays: settings.RETURN_DAYS,
    sessionDays: settings.SESSION_DAYS,
    sessionHours: settings.SESSION_HOURS,
    /** Sign-ins, registrations and guest lookups, each, per minute and IP address. */
    rateLimitMax: settings.RATE_LIMIT_MAX,
    /** Orders and payments, each, per minute and IP address. */
    orderRateLimitMax: settings.ORDER_RATE_LIMIT_MAX,
    /** Whether to trust X-Forwarded-* headers: only behind a proxy that sets them. */
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
  };
}

export type Config = ReturnType<typeof readConfig>;

const LOCAL_ADDRESS = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/;

/**
 * Whether a browser page of that origin may call the API with credentials: any origin that the settings name
 * and, if browsers reach the API on localhost, any page on localhost.
 */
export function isAllowedOrigin(
  { allowedOrigins, publicUrl }: Pick<Config, 'allowedOrigins' | 'publicUrl'>,
  origin: string,
): boolean {
  if (allowedOrigins.includes(origin)) return true;
  return LOCAL_ADDRESS.test(publicUrl) && LOCAL_ADDRESS.test(origin);
}
