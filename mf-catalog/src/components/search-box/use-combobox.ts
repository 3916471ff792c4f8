import { useId, useState, type KeyboardEvent } from 'react';

interface ComboboxOptions {
  /** Identifies each option, so that the active one stays active when newer options replace the list. */
  keys: readonly string[];
  /** Called with the index of the chosen option. */
  onChoose: (index: number) => void;
}

/**
 * The keyboard support of a combobox with a list (ARIA Authoring Practices, “Combobox with listbox popup”):
 * the arrows move through the options and, past either end, back to the text; Enter chooses the active
 * option; Escape closes the list. The focus stays in the input.
 */
export function useCombobox({ keys, onChoose }: ComboboxOptions) {
  const listId = useId();
  const [isDismissed, setIsDismissed] = useState(false);
  const [activeKey, setActiveKey] = useState<string>();
  const isOpen = keys.length > 0 && !isDismissed;
  /** The position of the active option; -1 if there is none, and the text is active. */
  const position = isOpen && activeKey !== undefined ? keys.indexOf(activeKey) : -1;
  const active = position === -1 ? undefined : position;
  const optionId = (index: number) => `${listId}-${index}`;

  /** Moves one option forward or back; the text is the position before the first and after the last one. */
  function move(by: 1 | -1) {
    if (!isOpen) {
      setIsDismissed(false);
      return;
    }
    const places = keys.length + 1;
    const place = (position + 1 + by + places) % places;
    setActiveKey(keys[place - 1]);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // While an input method composes a word, Enter only completes that word.
    if (keys.length === 0 || event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
        return;
      case 'Enter':
        if (active === undefined) return;
        event.preventDefault();
        onChoose(active);
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
    active,
    optionId,
    listId,
    /** To be called when the text changes, because the list then changes too. */
    reopen() {
      setIsDismissed(false);
      setActiveKey(undefined);
    },
    close: () => setIsDismissed(true),
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': active === undefined ? undefined : optionId(active),
      autoComplete: 'off',
      onKeyDown,
    } as const,
  };
}
