import type { MissingChoice } from '@storefront/host/shop/catalogue/variant';

/** The labels of the choices of size and color; an option's is its name. */
export const CHOICE_LABELS = { size: 'Size', color: 'Color' } as const;

/** The label of a choice. */
export function choiceLabel(choice: MissingChoice): string {
  return typeof choice === 'string' ? CHOICE_LABELS[choice] : choice.name;
}

/** Focuses a choice in an element that contains the picker of variants. */
export function focusChoice(element: HTMLElement | null, choice: MissingChoice): void {
  const groups = element?.querySelectorAll<HTMLElement>('[data-choice]') ?? [];
  const group = [...groups].find(({ dataset }) => dataset.choice === choiceLabel(choice));
  group?.querySelector('input')?.focus();
}
