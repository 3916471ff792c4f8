import type { CartLine, Toast } from '@storefront/host';
import { choicePhrase, type MissingChoice } from '@storefront/host/shop/catalogue/variant';
import type { Shortage } from './bag-check/line-change';

/** The toast that asks for a missing choice before checkout (D13). */
export function choiceToast(line: CartLine, missing: MissingChoice): Toast {
  return {
    title: `Please select ${choicePhrase(missing)}`,
    description:
      typeof missing === 'string'
        ? `${line.name} needs a ${missing} before checkout`
        : `${line.name} can’t be ordered without it`,
    tone: 'destructive',
  };
}

/** The toast that says which line can't be ordered, and what to do before checkout (BAG-03). */
export function shortageToast({ name }: CartLine, shortage: Shortage): Toast {
  const texts = {
    gone: [`${name} is no longer available`, 'Remove it before checkout'],
    'sold-out': [`${name} is sold out`, 'Choose another one or remove it before checkout'],
    few: [`There are fewer of ${name} left`, 'Change the quantity before checkout'],
  } as const;
  const [title, description] = texts[shortage.kind];
  return { title, description, tone: 'destructive' };
}
