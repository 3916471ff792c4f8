import { randomUUID } from 'node:crypto';
import {
  MESSAGE_CHANNELS,
  type MessageChannel,
  type MessageChoice,
  type MessageChoiceRequest,
} from '@storefront/host/contracts/api';
import { addressRules, readPhone } from '@storefront/host/contracts/validation';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { BadRequestError } from '../../http/errors';
import { UnusableLinkError } from '../account-links/account-links.service';
import type { TextMessageSender } from '../mail/text-messages/text-message-sender';
import { ORDER_MESSAGE_TEMPLATES } from '../mail/text-messages/text-messages';
import {
  findChoices,
  findNumberOf,
  insertChoices,
  listChoices,
  type MessageChoiceRow,
} from './message-choices.repository';

/** The channels that shoppers can choose: those in which all messages about orders can be sent. */
export function offeredChannels(sender: TextMessageSender | undefined): MessageChannel[] {
  return MESSAGE_CHANNELS.filter((channel) =>
    ORDER_MESSAGE_TEMPLATES.every((template) => sender?.canSend(channel, template) ?? false),
  );
}

/** A phone number as it is stored. Throws a {@link BadRequestError} for one that breaks the rules of the forms. */
function readNumber(typed: string): string {
  const phone = readPhone(typed);
  const message = addressRules.phone(phone, {});
  if (message !== undefined) throw new BadRequestError('phone', message);
  return phone;
}

function present({ phone, channel, state, source, words, at }: MessageChoiceRow): MessageChoice {
  return { phone, channel, state, source, ...(words !== null && { words }), at: at.toISOString() };
}

/** The last choice of an account for each number and channel. */
export async function readChoices(db: Database, userId: string): Promise<MessageChoice[]> {
  return (await findChoices(db, { userId })).map(present);
}

/** Everything that an account ever chose, oldest first. */
export async function readChoiceHistory(db: Database, userId: string): Promise<MessageChoice[]> {
  return (await listChoices(db, userId)).map(present);
}

/**
 * Stores what a shopper chose on a page; what was chosen already isn't stored again. Throws a {@link BadRequestError} for
 * an invalid phone number.
 */
export async function saveChoice(
  db: Database,
  userId: string,
  { phone: typed, channel, wanted, page: source, words }: MessageChoiceRequest,
): Promise<void> {
  const phone = readNumber(typed);
  const state = wanted ? 'agreed' : 'withdrawn';
  await inTransaction(db, async (tx) => {
    const known = await findChoices(tx, { userId, phone });
    if (known.some((choice) => choice.channel === channel && choice.state === state)) return;
    const at = new Date();
    await insertChoices(tx, [
      { id: randomUUID(), userId, phone, channel, state, source, words, at },
    ]);
  });
}

/** What ends the messages to a number that wasn't chosen on a page. */
type Ending =
  { state: 'withdrawn'; source: 'link' | 'reply' } | { state: 'unreachable'; source: 'report' };

/** Ends the messages of all accounts to a number, in those channels. */
function endMessages(
  db: Database,
  phone: string,
  channels: readonly MessageChannel[],
  ending: Ending,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const choices = await findChoices(tx, { phone });
    const agreed = choices.filter(
      ({ channel, state }) => state === 'agreed' && channels.includes(channel),
    );
    const at = new Date();
    await insertChoices(
      tx,
      agreed.map((choice) => ({ ...choice, ...ending, id: randomUUID(), words: null, at })),
    );
  });
}

/** Ends all messages to the number that a link was sent to. Throws an {@link UnusableLinkError}. */
export async function stopMessages(db: Database, token: string): Promise<void> {
  const phone = await findNumberOf(db, token);
  if (phone === undefined) throw new UnusableLinkError();
  await endMessages(db, phone, MESSAGE_CHANNELS, { state: 'withdrawn', source: 'link' });
}

/** What a provider reports of a number: that a message to it wasn't delivered, or a reply. */
export interface MessageReport {
  channel: MessageChannel;
  /** With its country code; a plus may be missing. */
  number: string;
  status?: string;
  text?: string;
}

const STOP_REPLY = /^\W*(stop|unsubscribe)\b/i;

/** The names and numbers with which MSG91 says that a message won't be delivered. */
const UNDELIVERED: ReadonlySet<string> = new Set([
  'failed',
  'rejected',
  'blocked',
  'blocked number',
  '2',
  '16',
  '17',
  '25',
]);

/** Ends the messages in a channel to a number that replied STOP, or that can't be reached. */
export async function applyReport(
  db: Database,
  { channel, number, status = '', text = '' }: MessageReport,
): Promise<void> {
  const phone = readPhone(number);
  if (STOP_REPLY.test(text)) {
    await endMessages(db, phone, [channel], { state: 'withdrawn', source: 'reply' });
  } else if (UNDELIVERED.has(status.toLowerCase())) {
    await endMessages(db, phone, [channel], { state: 'unreachable', source: 'report' });
  }
}
