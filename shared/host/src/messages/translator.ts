import { formatMessage, type MessageValues } from './format-message';
import { currentLanguage, SOURCE_LANGUAGE } from './language';
import type { ArgumentNames, ElementNames } from './message-names';

/** The translations of a package: English messages, and the same in another language. */
export type Catalogue = Record<string, string>;

/** By language and package: `hi mf-catalog`. */
const catalogues: Record<string, Catalogue> = {};

/** Makes translations known, of which later ones of the same package replace earlier ones. */
export function addCatalogue(language: string, packageName: string, catalogue: Catalogue): void {
  catalogues[`${language} ${packageName}`] = catalogue;
}

type Arguments<Message extends string> = [ArgumentNames<Message>] extends [never]
  ? []
  : [values: Record<ArgumentNames<Message>, string | number>];

/** A text of the shop in the language of the page. */
export interface Translate {
  /** `t('Add to Cart')`, `t('Pay {amount}', { amount })`: the English text is what it is found by. */
  <const Message extends string>(message: Message, ...values: Arguments<Message>): string;
  /**
   * The same for a text with elements: `t.rich('Read our <terms>terms</terms>', { terms: (text) => <Link>{text}</Link> })`.
   * Returns its parts. Each language puts the elements where its sentence has them.
   */
  rich: <const Message extends string, Content>(
    message: Message,
    values: Record<ArgumentNames<Message>, string | number> &
      Record<ElementNames<Message>, (children: (string | Content)[]) => Content>,
  ) => (string | Content)[];
}

/** Creates the `t` of a package, which finds translations in its own catalogue; without one, texts are English. */
export function createTranslator(packageName: string): Translate {
  function translate<Content = never>(message: string, values: MessageValues<Content> = {}) {
    const language = currentLanguage();
    const found = catalogues[`${language} ${packageName}`]?.[message];
    return found === undefined
      ? formatMessage(message, values, SOURCE_LANGUAGE)
      : formatMessage(found, values, language);
  }
  const t = (message: string, values?: MessageValues<never>) => translate(message, values).join('');
  return Object.assign(t, { rich: translate });
}
