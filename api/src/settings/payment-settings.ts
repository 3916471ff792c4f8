import { Type } from 'typebox';
import type { Settings } from '@storefront/tools/settings';

const PAYMENT_PROVIDERS = ['sandbox', 'razorpay'] as const;

/** Where payments are made. */
export const paymentSettings = {
  PAYMENT_PROVIDER: {
    schema: Type.Optional(Type.Enum(PAYMENT_PROVIDERS)),
    fallback: 'the sandbox for a demo without https',
    description:
      '`razorpay`; or `sandbox` for a demo on https, whose payments cost nobody anything',
  },
  RAZORPAY_KEY_ID: {
    schema: Type.Optional(Type.String({ pattern: '^rzp_(test|live)_[0-9A-Za-z]+$' })),
    description: 'the id of Razorpay’s API key: `rzp_live_…`, or `rzp_test_…` of its test mode',
    allowed: 'the id of an API key, which starts with rzp_live_ or rzp_test_',
  },
  RAZORPAY_KEY_SECRET: {
    schema: Type.Optional(Type.String({ minLength: 16 })),
    description: 'the secret of that API key',
    secret: true,
  },
  RAZORPAY_WEBHOOK_SECRET: {
    schema: Type.Optional(Type.String({ minLength: 16 })),
    description: 'the secret of the webhook in Razorpay’s dashboard; 16 characters or more',
    secret: true,
  },
  RAZORPAY_API_URL: {
    schema: Type.Optional(
      Type.String({ pattern: '^http://(localhost|127\\.0\\.0\\.1):\\d+(/[\\w/]*)?$' }),
    ),
    description: 'for tests: the URL of a fake Razorpay on this machine; with test keys only',
    allowed: 'an address on localhost, with a port',
  },
  PAYMENT_SECRET: {
    schema: Type.Optional(Type.String({ minLength: 16 })),
    fallback: 'kept in `DATA_DIR`',
    description: 'signs the callbacks of the sandbox payment provider; 16 characters or more',
    secret: true,
  },
} satisfies Settings;

/** Which orders can be paid on delivery. */
export const cashOnDeliverySettings = {
  COD_MIN_RUPEES: {
    schema: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
    description: 'rupees from which an order can be paid on delivery',
  },
  COD_MAX_RUPEES: {
    schema: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 10_000 }),
    description:
      'rupees up to which an order can be paid on delivery, if text messages are sent; 0 for none',
  },
  COD_OPEN_ORDERS_MAX: {
    schema: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 2 }),
    description:
      'orders to be paid on delivery that an account, or a phone number, may have under way',
  },
  COD_EXCLUDED_PINS: {
    schema: Type.String({ default: 'api/src/modules/cash-on-delivery/excluded-pins.txt' }),
    description: 'file of PIN codes, or beginnings of them, where no courier takes payments',
  },
} satisfies Settings;

/** Which gift cards are sold, and when the owners of gift cards and store credit are reminded. */
export const giftCardSettings = {
  GIFT_CARD_AMOUNTS: {
    schema: Type.String({
      pattern: '^[1-9]\\d{0,5}( *, *[1-9]\\d{0,5})*$',
      default: '500, 1000, 2500, 5000',
    }),
    description: 'rupees that are suggested for a gift card, separated by commas',
    allowed: 'whole rupees, separated by commas',
  },
  GIFT_CARD_MIN_RUPEES: {
    schema: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 100 }),
    description: 'rupees from which a gift card can be bought',
  },
  GIFT_CARD_MAX_RUPEES: {
    schema: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 10_000 }),
    description: 'rupees up to which a gift card can be bought; 0 to sell none',
  },
  CREDIT_REMINDER_DAYS: {
    schema: Type.Integer({ minimum: 0, maximum: 365, default: 30 }),
    description:
      'days before gift cards and store credit expire that their owners are reminded by mail; 0 for never',
  },
} satisfies Settings;
