import { t } from '../messages/t';
import { all, localized, type Rule } from './rules';

/**
 * Control characters, line breaks, and characters that turn the direction of the text around them: in a field
 * of one line they can only make it look like something else. A tab, which spreadsheets paste, is allowed.
 */
const MISPLACED = /(?!\t)[\p{Cc}\u2028-\u202E\u2066-\u2069]/u;

/** What mail programs show as a link. */
const LINK = /:\/\/|\bwww\./i;

/** A text of one line has no character that misleads about what it says (TYPE-04). */
export function oneLine(label: string): Rule {
  return (value = '') =>
    MISPLACED.test(value.trim())
      ? t('{label} has characters that can’t be shown. Please type it again.', { label })
      : undefined;
}

/** A person's name is a text of one line without a link, because names are mailed (TYPE-04). */
export function personName(label: string): Rule {
  return all(oneLine(label), (value = '') =>
    LINK.test(value) ? t('{label} must not contain a link', { label }) : undefined,
  );
}

/** The rules of an account's names, in the forms and in the API. */
export const accountNameRules = {
  firstName: localized(() => personName(t('First name'))),
  lastName: localized(() => personName(t('Last name'))),
};
