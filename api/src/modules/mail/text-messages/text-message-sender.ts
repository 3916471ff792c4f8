import type { MailRow } from '../mail.repository';
import type { TextMessage, TextMessageTemplate } from './text-messages';

export type TextChannel = Exclude<MailRow['channel'], 'email'>;

/** A text message as it is sent. */
interface OutgoingTextMessage extends TextMessage {
  channel: TextChannel;
  /** A phone number with its country code: `+919876543210`. */
  to: string;
  /** The same in every attempt. */
  idempotencyKey: string;
}

/** Hands text messages over to a provider or the demo's mailbox. */
export interface TextMessageSender {
  /** The channels that it can send over; messages for others wait until they expire. */
  channels: readonly TextChannel[];
  /** Whether it has that template for that channel. */
  canSend: (channel: TextChannel, template: TextMessageTemplate) => boolean;
  /** Whether the content of messages stays stored after they were sent. */
  keepsMessages: boolean;
  /** Throws a `MailNotSentError`. */
  send: (message: OutgoingTextMessage, signal: AbortSignal) => Promise<void>;
}
