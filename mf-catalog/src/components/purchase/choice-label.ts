import type { MissingChoice } from '@storefront/host/shop/catalogue/variant';
import { t } from '../../messages/t';

/** The label of a choice; an option's is its name. */
export function choiceLabel(choice: MissingChoice): string {
  if (choice === 'size') return t('Size');
  return choice === 'color' ? t('Color') : choice.name;
}

/** Focuses a choice in an element that contains the picker of variants. */
export function focusChoice(element: HTMLElement | null, choice: MissingChoice): void {
  const groups = element?.querySelectorAll<HTMLElement>('[data-choice]') ?? [];
  const group = [...groups].find(({ dataset }) => dataset.choice === choiceLabel(choice));
  group?.querySelector('input')?.focus();
}
