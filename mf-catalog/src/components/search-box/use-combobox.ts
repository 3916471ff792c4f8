import { useId, useState, type KeyboardEvent } from 'react';

interface ComboboxOptions {
  /** How many options there are. */
  count: number;
  /** Called with the index of the chosen option. */
  onChoose: (index: number) => void;
}

/**
 * The keyboard support of a combobox with a list (ARIA Authoring Practices, “Combobox with listbox popup”):
 * the arrows move through the options and, past either end, back to the text; Enter chooses the active
 * option; Escape closes the list. The focus stays in the input.
 */
export function useCombobox({ count, onChoose }: ComboboxOptions) {
  const listId = useId();
  const [isDismissed, setIsDismissed] = useState(false);
  const [active, setActive] = useState<number>();
  const isOpen = count > 0 && !isDismissed;
  const shown = isOpen && active !== undefined && active < count ? active : undefined;
  const optionId = (index: number) => `${listId}-${index}`;

  /** Moves one option forward or back; the text is the position before the first and after the last one. */
  function move(by: 1 | -1) {
    if (!isOpen) {
      setIsDismissed(false);
      return;
    }
    const places = count + 1;
    const place = ((shown ?? -1) + 1 + by + places) % places;
    setActive(place === 0 ? undefined : place - 1);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // While an input method composes a word, Enter only completes that word.
    if (count === 0 || event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
        return;
      case 'Enter':
        if (shown === undefined) return;
        event.preventDefault();
        onChoose(shown);
        return;
      case 'Escape':
        if (!isOpen) return;
        // Keeps Escape from also closing the surrounding dialog or emptying the input.
        event.preventDefault();
        setIsDismissed(true);
    }
  }

  return {
    isOpen,
    active: shown,
    optionId,
    listId,
    /** To be called when the text changes, because the list then changes too. */
    reopen() {
      setIsDismissed(false);
      setActive(undefined);
    },
    close: () => setIsDismissed(true),
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': shown === undefined ? undefined : optionId(shown),
      autoComplete: 'off',
      onKeyDown,
    } as const,
  };
}
