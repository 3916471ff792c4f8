import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';

/** The schema of each template's variables. */
const textMessageData = {
  /** The code that confirms an order; it is valid for so many minutes. */
  'order-code': Type.Object({ code: Type.String(), minutes: Type.String(), order: Type.String() }),
} as const;

export type TextMessageTemplate = keyof typeof textMessageData;
export type TextMessageData<Template extends TextMessageTemplate> = Static<
  (typeof textMessageData)[Template]
>;

/** A template and the variables that fill it. */
export interface TextMessage {
  template: TextMessageTemplate;
  variables: TextMessageData<TextMessageTemplate>;
}

/** Reads a stored text message. Throws if this version doesn't know its template or its variables. */
export function readTextMessage(template: string, data: unknown): TextMessage {
  if (template !== 'order-code' || !Check(textMessageData[template], data)) {
    throw new Error(`This version can’t read a text message of the template ${template}.`);
  }
  return { template, variables: data };
}

/** The words of a stored text message as the demo shows them; a provider has its own approved ones. */
export function textMessageWords(template: string, data: unknown): string {
  const { code, minutes, order } = readTextMessage(template, data).variables;
  return `${code} confirms your order ${order}. It is valid for ${minutes} minutes. Give it to nobody.`;
}
