import { pagePaths } from '@storefront/host/contracts';
import { currentBasename, inLanguage } from '../../../messages/languages';
import { t } from '../../../messages/t';
import type { MailRow } from '../mail.repository';

/** The variables of messages about orders, in the order in which their words have them in every language. */
const ORDER_VARIABLES = {
  'order-confirmed': ['order', 'stop'],
  'order-shipped': ['order', 'stop'],
  'order-delivered': ['order', 'stop'],
  'order-cancelled': ['order', 'stop'],
  'order-refunded': ['amount', 'order', 'stop'],
} as const;

/** The variables of each template. */
const VARIABLES = { 'order-code': ['code', 'order', 'minutes'], ...ORDER_VARIABLES } as const;

export type TextMessageTemplate = keyof typeof VARIABLES;
export type TextMessageData<Template extends TextMessageTemplate> = Record<
  (typeof VARIABLES)[Template][number],
  string
>;

export type OrderMessageTemplate = keyof typeof ORDER_VARIABLES;

/** Whether a template is one about an order; the code that confirms one isn't. */
export function isOrderMessage(template: string): template is OrderMessageTemplate {
  return Object.hasOwn(ORDER_VARIABLES, template);
}

export const ORDER_MESSAGE_TEMPLATES = Object.keys(ORDER_VARIABLES).filter(isOrderMessage);

/** A template and the variables that fill it, in their order. */
export interface TextMessage {
  template: TextMessageTemplate;
  variables: Readonly<Record<string, string>>;
}

function isTemplate(name: string): name is TextMessageTemplate {
  return Object.hasOwn(VARIABLES, name);
}

/** Reads a stored text message. Throws if this version doesn't know its template or its variables. */
export function readTextMessage(template: string, data: unknown): TextMessage {
  const stored = new Map(Object.entries(data ?? {}));
  const names: readonly string[] = isTemplate(template) ? VARIABLES[template] : [];
  const variables = names.flatMap((name) => {
    const value: unknown = stored.get(name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  if (!isTemplate(template) || variables.length < names.length) {
    throw new Error(`This version can’t read a text message of the template ${template}.`);
  }
  return { template, variables: Object.fromEntries(variables) };
}

/**
 * The words of a stored text message in its language, as the demo shows them; a provider has approved ones with the same
 * variables.
 */
export function textMessageWords(
  { template, data, language }: Pick<MailRow, 'template' | 'data' | 'language'>,
  shopUrl: string,
): string {
  const message = readTextMessage(template, data);
  const { stop = '' } = message.variables;
  return inLanguage(language, () => {
    const link = shopUrl + currentBasename() + pagePaths.stopMessagesByToken(stop);
    return wordsOf(message, link);
  });
}

/** The words in the language of now; those with a code are English in every language (ADR 68). */
function wordsOf({ template, variables }: TextMessage, stop: string): string {
  const { code = '', minutes = '', order = '', amount = '' } = variables;
  switch (template) {
    case 'order-code':
      return `${code} confirms your order ${order}. It is valid for ${minutes} minutes. Give it to nobody.`;
    case 'order-confirmed':
      return t('Thank you. Your order {order} is confirmed. No more messages: {stop}', {
        order,
        stop,
      });
    case 'order-shipped':
      return t('Your order {order} is on its way. No more messages: {stop}', { order, stop });
    case 'order-delivered':
      return t('Your order {order} has arrived. No more messages: {stop}', { order, stop });
    case 'order-cancelled':
      return t('Your order {order} is cancelled. No more messages: {stop}', { order, stop });
    case 'order-refunded':
      return t('{amount} for your order {order} is refunded. No more messages: {stop}', {
        amount,
        order,
        stop,
      });
  }
}
