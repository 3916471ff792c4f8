import type { CartLine, Toast } from '@storefront/host';
import { choicePhrase, type MissingChoice } from '@storefront/host/shop/catalogue/variant';
import { t } from '../messages/t';
import type { LabelledLine, Shortage } from './bag-check/line-change';

/** The toast that asks for a missing choice before checkout (D13). */
export function choiceToast(line: LabelledLine, missing: MissingChoice): Toast {
  const { name } = line;
  const choice = choicePhrase(missing, line);
  return {
    title: t('Please select {choice}', { choice }),
    description:
      typeof missing === 'string'
        ? t('{name} needs {choice} before checkout', { name, choice })
        : t('{name} can’t be ordered without it', { name }),
    tone: 'destructive',
  };
}

/** The toast that says which line can't be ordered, and what to do before checkout (BAG-03). */
export function shortageToast({ name }: CartLine, shortage: Shortage): Toast {
  const texts = {
    gone: [t('{name} is no longer available', { name }), t('Remove it before checkout')],
    'sold-out': [
      t('{name} is sold out', { name }),
      t('Choose another one or remove it before checkout'),
    ],
    few: [t('There are fewer of {name} left', { name }), t('Change the quantity before checkout')],
  } as const;
  const [title, description] = texts[shortage.kind];
  return { title, description, tone: 'destructive' };
}
