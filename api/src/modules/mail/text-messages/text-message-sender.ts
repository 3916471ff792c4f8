import type { MailRow } from '../mail.repository';
import type { TextMessage, TextMessageTemplate } from './text-messages';

export type TextChannel = Exclude<MailRow['channel'], 'email'>;

/** A text message as it is sent. */
interface OutgoingTextMessage extends TextMessage {
  channel: TextChannel;
  /** The language that it should be in; it is in English where the sender has no words in that. */
  language: string;
  /** A phone number with its country code: `+919876543210`. */
  to: string;
  /** The same in every attempt. */
  idempotencyKey: string;
}

/** Hands text messages over to a provider or the demo's mailbox. */
export interface TextMessageSender {
  /** The channels that it can send over; messages for others wait until they expire. */
  channels: readonly TextChannel[];
  /** Whether it has that template for that channel, in English. */
  canSend: (channel: TextChannel, template: TextMessageTemplate) => boolean;
  /** Whether the content of messages stays stored after they were sent. */
  keepsMessages: boolean;
  /** Throws a `MailNotSentError`. */
  send: (message: OutgoingTextMessage, signal: AbortSignal) => Promise<void>;
}
