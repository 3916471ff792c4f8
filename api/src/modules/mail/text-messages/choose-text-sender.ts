import type { Config } from '../../../settings/config';
import { createMsg91Sender, MSG91_URL, type TemplateNames } from './msg91-sender';
import type { TextChannel, TextMessageSender } from './text-message-sender';

type Msg91Config = Pick<Config, 'msg91'>;

/** The templates that the settings name, by channel. */
function templatesOf({ msg91 }: Msg91Config): Record<TextChannel, TemplateNames> {
  const { orderCodeTemplate, smsTemplates, whatsappTemplates, whatsappNumber } = msg91;
  return {
    sms: {
      ...smsTemplates,
      ...(orderCodeTemplate !== undefined && { 'order-code': orderCodeTemplate }),
    },
    whatsapp: whatsappNumber === undefined ? {} : whatsappTemplates,
  };
}

const isEmpty = (templates: TemplateNames) => Object.keys(templates).length === 0;

/** Says which settings of MSG91 are missing where others are there. */
export function findTextNotices(config: Msg91Config): string[] {
  const { authKey, whatsappNumber, whatsappTemplates } = config.msg91;
  const { sms, whatsapp } = templatesOf(config);
  const isIncomplete = isEmpty({ ...sms, ...whatsapp }) === (authKey !== undefined);
  const missing = authKey === undefined ? 'MSG91_AUTH_KEY' : 'MSG91_ORDER_CODE_TEMPLATE';
  const hasNoNumber = !isEmpty(whatsappTemplates) && whatsappNumber === undefined;
  return [
    ...(isIncomplete ? [`MSG91 sends no text messages, because ${missing} isn’t set.`] : []),
    ...(hasNoNumber
      ? ['MSG91 sends nothing by WhatsApp, because MSG91_WHATSAPP_NUMBER isn’t set.']
      : []),
  ];
}

/** Chooses how text messages are sent; without a sender they wait until they expire. */
export function chooseTextSender(config: Msg91Config): TextMessageSender | undefined {
  const { authKey, whatsappNumber = '', whatsappNamespace } = config.msg91;
  const templates = templatesOf(config);
  if (authKey === undefined || isEmpty({ ...templates.sms, ...templates.whatsapp })) {
    return undefined;
  }
  return createMsg91Sender({ authKey, templates, whatsappNumber, whatsappNamespace }, MSG91_URL);
}
