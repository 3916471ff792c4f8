import { formatMessage, type MessageValues } from './format-message';
import { currentLanguage, isRightToLeft, SOURCE_LANGUAGE } from './language';
import type { ArgumentNames, ElementNames } from './message-names';

/** The translations of a package: English messages, and the same in another language. */
export type Catalogue = Record<string, string>;

/** In place of a package's name: the catalogue of all packages that have none of their own in the language. */
export const ALL_PACKAGES = '';

/** By language and package: `hi mf-catalog`. */
const catalogues: Record<string, Catalogue> = {};

/** Makes translations known, of which later ones of the same package replace earlier ones. */
export function addCatalogue(language: string, packageName: string, catalogue: Catalogue): void {
  catalogues[`${language} ${packageName}`] = catalogue;
}

// eslint-disable-next-line @typescript-eslint/no-generated-empty-object-type -- it has the message's names
type ArgumentValues<Message extends string> = Record<ArgumentNames<Message>, string | number>;

type Arguments<Message extends string> = [ArgumentNames<Message>] extends [never]
  ? []
  : // eslint-disable-next-line @typescript-eslint/no-generated-empty-object-type -- it has the message's names
    [values: ArgumentValues<Message>];

/** A text of the shop in the language of the page. */
export interface Translate {
  /** `t('Add to Cart')`, `t('Pay {amount}', { amount })`: the English text is what it is found by. */
  <const Message extends string>(message: Message, ...values: Arguments<Message>): string;
  /**
   * The same for a text with elements: `t.rich('Read our <terms>terms</terms>', { terms: (text) => <Link key="terms">{text}</Link> })`.
   * Returns its parts, as children of an element. Each language puts the elements where its sentence has them.
   */
  rich: <const Message extends string, Content>(
    message: Message,
    values: ArgumentValues<Message> &
      Record<ElementNames<Message>, (children: (string | Content)[]) => Content>,
  ) => (string | Content)[];
}

/** Creates the `t` of a package, which finds translations in its own catalogue; without one, texts are English. */
export function createTranslator(packageName: string): Translate {
  function translate<Content = never>(message: string, values: MessageValues<Content> = {}) {
    const language = currentLanguage();
    const catalogue =
      catalogues[`${language} ${packageName}`] ?? catalogues[`${language} ${ALL_PACKAGES}`];
    const found = catalogue?.[message];
    return formatMessage(
      found ?? message,
      values,
      found === undefined ? SOURCE_LANGUAGE : language,
      isRightToLeft(language),
    );
  }
  const t = (message: string, values?: MessageValues<never>) => translate(message, values).join('');
  return Object.assign(t, { rich: translate });
}
