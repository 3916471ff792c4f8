import type { MessageChannel, MessageChoice } from '@storefront/host/contracts/api';
import { listOrEmpty, objectOrEmpty, readText } from '../../response/read-response';

/** What was chosen for one way to a phone number, and when. */
export type ReadMessageChoice = Pick<MessageChoice, 'phone' | 'channel' | 'state' | 'at'>;

/** In which ways the shop sends messages to phones, and what the shopper chose. */
export interface ReadMessageChoices {
  channels: MessageChannel[];
  choices: ReadMessageChoice[];
}

const isChannel = (value: unknown): value is MessageChannel =>
  value === 'whatsapp' || value === 'sms';

const isState = (value: unknown): value is MessageChoice['state'] =>
  value === 'agreed' || value === 'withdrawn' || value === 'unreachable';

/** Reads the response of GET /messages/choices; what it doesn't know is left out. */
export function parseMessageChoices(response: unknown): ReadMessageChoices {
  const { channels, data } = objectOrEmpty(response);
  return {
    channels: listOrEmpty(channels).filter(isChannel),
    choices: listOrEmpty(data).flatMap((entry) => {
      const { phone, channel, state, at } = objectOrEmpty(entry);
      const number = readText(phone);
      if (number === undefined || !isChannel(channel) || !isState(state)) return [];
      return [{ phone: number, channel, state, at: readText(at) ?? '' }];
    }),
  };
}
