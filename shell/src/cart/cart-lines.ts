import { LIMITS } from '@storefront/host/contracts';
import { isSameLine, type CartLine, type ChosenVariant, type LineKey } from '@storefront/host';

/**
 * Adds a line, or raises the quantity of an equal line (CART-03, CART-04), up to the most that can be
 * ordered.
 */
export function addLine(lines: CartLine[], added: CartLine): CartLine[] {
  return lines.some((line) => isSameLine(line, added))
    ? lines.map((line) =>
        isSameLine(line, added) ? withQuantity(line, line.quantity + added.quantity) : line,
      )
    : [...lines, added];
}

/** Removes what was ordered (CHK-06); what was added meanwhile stays. */
export function removeOrdered(lines: CartLine[], ordered: CartLine[]): CartLine[] {
  return lines.flatMap((line) => {
    const orderedQuantity = ordered.find((one) => isSameLine(one, line))?.quantity ?? 0;
    return line.quantity > orderedQuantity
      ? [withQuantity(line, line.quantity - orderedQuantity)]
      : [];
  });
}

/** Removes one line (D11). */
export function removeLine(lines: CartLine[], key: LineKey): CartLine[] {
  return lines.filter((line) => !isSameLine(line, key));
}

/** Sets a line's quantity; anything but a whole number of at least 1 is ignored (CART-07). */
export function setQuantity(lines: CartLine[], key: LineKey, quantity: number): CartLine[] {
  if (!Number.isInteger(quantity) || quantity < 1) return lines;
  return lines.map((line) => (isSameLine(line, key) ? withQuantity(line, quantity) : line));
}

/** Gives a line the chosen size, colour or options; lines that become equal are merged (D13). */
export function chooseVariant(lines: CartLine[], key: LineKey, choice: ChosenVariant): CartLine[] {
  return lines.reduce<CartLine[]>(
    (result, line) => addLine(result, isSameLine(line, key) ? withChoice(line, choice) : line),
    [],
  );
}

/** The options that were chosen before stay, as do price and picture where the choice comes without them. */
function withChoice(
  line: CartLine,
  { selectedOptions, price = line.price, image = line.image, ...choice }: ChosenVariant,
): CartLine {
  return {
    ...line,
    ...choice,
    price,
    image,
    selectedOptions: selectedOptions
      ? { ...line.selectedOptions, ...selectedOptions }
      : line.selectedOptions,
  };
}

function withQuantity(line: CartLine, quantity: number): CartLine {
  return { ...line, quantity: Math.min(quantity, LIMITS.lineQuantityMax) };
}
