import { pagePaths } from '@storefront/host/contracts';

/** How a shopper ends the messages. */
const STOP = 'No more messages: {stop}';

/** The words of messages about orders, which are only sent to shoppers who want them; variables are in braces. */
const ORDER_WORDS = {
  'order-confirmed': `Thank you. Your order {order} is confirmed. ${STOP}`,
  'order-shipped': `Your order {order} is on its way. ${STOP}`,
  'order-delivered': `Your order {order} has arrived. ${STOP}`,
  'order-cancelled': `Your order {order} is cancelled. ${STOP}`,
  'order-refunded': `{amount} for your order {order} is refunded. ${STOP}`,
} as const;

/** The words of each template. A provider has approved ones with the same variables. */
const WORDS = {
  'order-code':
    '{code} confirms your order {order}. It is valid for {minutes} minutes. Give it to nobody.',
  ...ORDER_WORDS,
} as const;

type VariableIn<Words extends string> = Words extends `${string}{${infer Name}}${infer Rest}`
  ? Name | VariableIn<Rest>
  : never;

export type TextMessageTemplate = keyof typeof WORDS;
export type TextMessageData<Template extends TextMessageTemplate> = Record<
  VariableIn<(typeof WORDS)[Template]>,
  string
>;

export type OrderMessageTemplate = keyof typeof ORDER_WORDS;

/** Whether a template is one about an order; the code that confirms one isn't. */
export function isOrderMessage(template: string): template is OrderMessageTemplate {
  return Object.hasOwn(ORDER_WORDS, template);
}

export const ORDER_MESSAGE_TEMPLATES = Object.keys(ORDER_WORDS).filter(isOrderMessage);

/** A template and the variables that fill it, in the order in which its words have them. */
export interface TextMessage {
  template: TextMessageTemplate;
  variables: Readonly<Record<string, string>>;
}

const VARIABLE = /\{(\w+)\}/g;

function isTemplate(name: string): name is TextMessageTemplate {
  return Object.hasOwn(WORDS, name);
}

/** Reads a stored text message. Throws if this version doesn't know its template or its variables. */
export function readTextMessage(template: string, data: unknown): TextMessage {
  const stored = new Map(Object.entries(data ?? {}));
  const names = isTemplate(template) ? [...WORDS[template].matchAll(VARIABLE)] : [];
  const variables = names.flatMap(([, name = '']) => {
    const value: unknown = stored.get(name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  if (!isTemplate(template) || variables.length < names.length) {
    throw new Error(`This version can’t read a text message of the template ${template}.`);
  }
  return { template, variables: Object.fromEntries(variables) };
}

/** The words of a stored text message as the demo shows them; a provider has its own approved ones. */
export function textMessageWords(template: string, data: unknown, shopUrl: string): string {
  const message = readTextMessage(template, data);
  return WORDS[message.template].replaceAll(VARIABLE, (_, name: string) => {
    const value = message.variables[name] ?? '';
    return name === 'stop' ? shopUrl + pagePaths.stopMessagesByToken(value) : value;
  });
}
