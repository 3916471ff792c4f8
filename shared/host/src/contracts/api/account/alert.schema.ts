import { Type, type Static } from 'typebox';
import * as LIMITS from '../../limits';
import {
  presentedVariant,
  requestedVariant,
  RupeesSchema,
  TimestampSchema,
} from '../common.schema';
import { EmailSchema, LinkTokenSchema } from './user.schema';

/** What an address is told of: that something is back in stock, or that it costs less than now. */
const AlertSubjectSchema = Type.Enum(['stock', 'price']);
export type AlertSubject = Static<typeof AlertSubjectSchema>;

/** POST /alerts: what to tell an address of. A choice that is absent is left open: any size, for instance. */
export const AlertRequestSchema = Type.Object({
  productId: Type.String({ minLength: 1, maxLength: LIMITS.productIdMax }),
  ...requestedVariant,
  /** Absent: that it is back in stock. */
  about: Type.Optional(AlertSubjectSchema),
  email: EmailSchema,
  consent: Type.String({
    minLength: 1,
    maxLength: LIMITS.consentMax,
    description: 'The words that the shopper agreed to',
  }),
});
export type AlertRequest = Static<typeof AlertRequestSchema>;

/** Whether the alert counts at once; otherwise it does so once the mailed link is opened. */
export const AlertAnswerSchema = Type.Object({ confirmed: Type.Boolean() });

/** An open request of the account's address. */
export const AlertSchema = Type.Object({
  id: Type.String(),
  productId: Type.String(),
  title: Type.String(),
  ...presentedVariant,
  /** What it has to cost less than; absent where the address waits for stock. */
  belowPrice: Type.Optional(RupeesSchema),
  consent: Type.String(),
  askedAt: TimestampSchema,
});
export type Alert = Static<typeof AlertSchema>;

/** GET /alerts */
export const AlertsSchema = Type.Object({ data: Type.Array(AlertSchema) });

/** POST /alerts/confirm, and the query of POST /alerts/unsubscribe. */
export const AlertLinkSchema = Type.Object({ token: LinkTokenSchema });
