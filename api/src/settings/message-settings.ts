import { Type } from 'typebox';
import { listEntries, type Settings } from '@storefront/tools/settings';

/** Templates and what the provider calls them: `order-shipped=64f0…`, in another language `order-shipped:hi=64f1…`. */
const NAMED_TEMPLATE =
  /^order-(confirmed|shipped|delivered|cancelled|refunded)(:[a-z]{2,3})?=[\w-]+$/;

const namedTemplates = () =>
  Type.Optional(
    Type.Refine(Type.String(), (list) =>
      listEntries(list).every((entry) => NAMED_TEMPLATE.test(entry)),
    ),
  );

const ALLOWED_TEMPLATES =
  'entries such as order-shipped=64f0c1 or order-shipped:hi=64f0c2, separated by commas';

/** The text messages: by whom they are sent, and when. */
export const messageSettings = {
  MSG91_AUTH_KEY: {
    schema: Type.Optional(Type.String({ minLength: 16 })),
    fallback: 'none: a demo shows its text messages in its mailbox, any other shop keeps them',
    description: 'the auth key of MSG91, which sends the text messages',
    secret: true,
  },
  MSG91_ORDER_CODE_TEMPLATE: {
    schema: Type.Optional(Type.String({ pattern: '^\\w+$' })),
    description:
      'the id of MSG91’s template for the code that confirms an order, with the variables `code`, `minutes` and `order`',
    allowed: 'the id of a template: letters, digits and underscores',
  },
  MSG91_SMS_TEMPLATES: {
    schema: namedTemplates(),
    description:
      'the ids of MSG91’s SMS templates about orders: `order-confirmed=…`, and so for `order-shipped`, `order-delivered`, `order-cancelled` and `order-refunded`, with the variables `order` and `stop`, the last one also `amount`; with all five, shoppers can choose SMS',
    allowed: ALLOWED_TEMPLATES,
  },
  MSG91_WHATSAPP_TEMPLATES: {
    schema: namedTemplates(),
    description:
      'the names of the same templates on WhatsApp, where the variables have the numbers 1 and 2: `order`, `stop`; in `order-refunded` `amount` comes first. All these are in English; of both kinds, `order-shipped:hi=…` is one for orders in Hindi',
    allowed: ALLOWED_TEMPLATES,
  },
  MSG91_WHATSAPP_NUMBER: {
    schema: Type.Optional(Type.String({ pattern: '^[1-9]\\d{6,14}$' })),
    description: 'the shop’s number on WhatsApp, with its country code and without a plus',
    allowed: 'digits, such as 919876543210',
  },
  MSG91_WHATSAPP_NAMESPACE: {
    schema: Type.Optional(Type.String({ pattern: '^\\w+$' })),
    description: 'the namespace of the templates on WhatsApp, if MSG91 shows one',
    allowed: 'letters, digits and underscores',
  },
  MSG91_WEBHOOK_SECRET: {
    schema: Type.Optional(Type.String({ pattern: '^[\\w-]{16,}$' })),
    description:
      'what MSG91’s webhooks have as `secret` in the query of `/api/v1/messages/reports`; without it, they are refused',
    allowed: '16 or more letters, digits, dashes and underscores',
    secret: true,
  },
  MESSAGE_QUIET_HOURS: {
    schema: Type.String({
      pattern: '^([01]\\d|2[0-3]):[0-5]\\d-([01]\\d|2[0-3]):[0-5]\\d$',
      default: '21:00-09:00',
    }),
    description:
      'times in India between which messages about orders wait, unless they answer what the shopper has just done',
    allowed: 'two times such as 21:00-09:00; twice the same for none',
  },
} satisfies Settings;
