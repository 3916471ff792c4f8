import type { MessageChannel } from '@storefront/host/contracts/api';
import { useBus, useHttp } from '@storefront/host';
import { useRevalidator } from '@storefront/host/router';
import { formatLongDate } from '@storefront/host/format/dates';
import type {
  ReadMessageChoice,
  ReadMessageChoices,
} from '@storefront/host/shop/account/message-choices';
import { Checkbox } from '@storefront/ui/fields/checkbox';
import { useState } from 'react';
import { changeErrorMessage } from '../../../lib/call-errors';
import { t } from '../../../messages/t';
import { AccountSection } from '../account-section';
import { saveMessageChoice } from './account-messages.api';

interface AccountMessagesProps extends ReadMessageChoices {
  /** The phone number of the account, if it has one. */
  phone: string | undefined;
}

/** To which numbers the shopper wants updates on orders, and in which way (MSG-03). */
export function AccountMessages({ channels, choices, phone }: AccountMessagesProps) {
  const numbers = new Set([...choices.map((choice) => choice.phone), ...(phone ? [phone] : [])]);
  return (
    <AccountSection
      title={t('Messages')}
      hint={
        numbers.size > 0
          ? t(
              'Mails about your orders come anyway. Messages to a phone come only if you choose them.',
            )
          : t('Choose updates by message when you place an order, or add your phone number above.')
      }
    >
      {[...numbers].flatMap((number) =>
        channels.map((channel) => (
          <MessageChoiceBox
            key={`${number} ${channel}`}
            phone={number}
            channel={channel}
            last={choices.find((each) => each.phone === number && each.channel === channel)}
          />
        )),
      )}
    </AccountSection>
  );
}

interface MessageChoiceBoxProps {
  phone: string;
  channel: MessageChannel;
  /** What was chosen last, if anything was. */
  last: ReadMessageChoice | undefined;
}

function MessageChoiceBox({ phone, channel, last }: MessageChoiceBoxProps) {
  const http = useHttp();
  const bus = useBus();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<boolean>();
  const isWanted = last?.state === 'agreed';
  const words = t(
    'Updates on my orders to {phone} by {channel, select, whatsapp {WhatsApp} other {text message}}',
    { phone, channel },
  );

  async function choose(wanted: boolean) {
    setChosen(wanted);
    try {
      await saveMessageChoice(http, { phone, channel, wanted, words });
      await revalidate();
    } catch (error) {
      console.error('The choice could not be saved.', error);
      const description = changeErrorMessage(error);
      bus.send('toast.show', { title: t('Error'), description, tone: 'destructive' });
    } finally {
      setChosen(undefined);
    }
  }

  return (
    <Checkbox
      label={words}
      hint={last && describe(last)}
      checked={chosen ?? isWanted}
      disabled={chosen !== undefined}
      onChange={({ target }) => void choose(target.checked)}
    />
  );
}

function describe({ state, at }: ReadMessageChoice): string {
  const day = formatLongDate(at);
  switch (state) {
    case 'agreed':
      return t('You agreed on {day}.', { day });
    case 'withdrawn':
      return t('Stopped on {day}.', { day });
    case 'unreachable':
      return t('Stopped on {day}, because a message didn’t arrive. Is the number right?', { day });
  }
}
