import { Type, type Static } from 'typebox';
import * as LIMITS from '../../limits';
import { TimestampSchema } from '../common.schema';
import { LinkTokenSchema } from './user.schema';

/** Ways to a phone, the preferred one first. */
export const MESSAGE_CHANNELS = ['whatsapp', 'sms'] as const;
const MessageChannelSchema = Type.Enum(MESSAGE_CHANNELS);
export type MessageChannel = Static<typeof MessageChannelSchema>;

/** Where a shopper chooses by which messages they want to hear of their orders. */
const MessagePageSchema = Type.Enum(['checkout', 'account']);

const PhoneSchema = Type.String({ minLength: 1, maxLength: LIMITS.phoneMax });

/** POST /messages/choices: whether the account wants to hear of its orders to a phone number in that way. */
export const MessageChoiceRequestSchema = Type.Object({
  phone: PhoneSchema,
  channel: MessageChannelSchema,
  wanted: Type.Boolean(),
  page: MessagePageSchema,
  words: Type.String({
    minLength: 1,
    maxLength: LIMITS.consentMax,
    description: 'The words of the choice, as the shopper read them',
  }),
});
export type MessageChoiceRequest = Static<typeof MessageChoiceRequestSchema>;

/** What was chosen for one way to a phone number. */
const MessageChoiceSchema = Type.Object({
  /** With its country code: `+919876543210`. */
  phone: Type.String(),
  channel: MessageChannelSchema,
  /** `unreachable`: a message didn't arrive, and none is sent until the shopper chooses again. */
  state: Type.Enum(['agreed', 'withdrawn', 'unreachable']),
  /** Where it came from: a page, the link in a message, the reply STOP, or the provider's report. */
  source: Type.Enum(['checkout', 'account', 'link', 'reply', 'report']),
  /** The words of the choice; absent where there were none. */
  words: Type.Optional(Type.String()),
  at: TimestampSchema,
});
export type MessageChoice = Static<typeof MessageChoiceSchema>;

/** GET /messages/choices */
export const MessageChoicesSchema = Type.Object({
  /** In which ways this shop sends messages; none: it doesn't. */
  channels: Type.Array(MessageChannelSchema),
  /** The last choice for each number and way. */
  data: Type.Array(MessageChoiceSchema),
});
export type MessageChoices = Static<typeof MessageChoicesSchema>;

/** Everything that was chosen, oldest first, for the account's export. */
export const MessageHistorySchema = Type.Array(MessageChoiceSchema);

/** POST /messages/stop: the token of the link in a message. */
export const MessageLinkSchema = Type.Object({ token: LinkTokenSchema });
