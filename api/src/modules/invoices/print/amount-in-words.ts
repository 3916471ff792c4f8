const SMALL = [
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ...['Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen'],
  ...['Eighteen', 'Nineteen'],
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

/** The Indian system's units. */
const UNITS: readonly (readonly [value: number, name: string])[] = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
];

/** A whole number in words: `Twelve Lakh Thirty-Four Thousand Five`. */
function words(value: number): string {
  for (const [unit, name] of UNITS) {
    if (value < unit) continue;
    const rest = value % unit;
    return `${words(Math.floor(value / unit))} ${name}${rest > 0 ? ` ${words(rest)}` : ''}`;
  }
  if (value < SMALL.length) return SMALL[value] ?? '';
  const ones = value % 10;
  return `${TENS[Math.floor(value / 10)] ?? ''}${ones > 0 ? `-${SMALL[ones] ?? ''}` : ''}`;
}

/** An amount of paise in words, as on Indian invoices: `Rupees One Lakh and Fifty Paise Only`. */
export function amountInWords(paise: number): string {
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  const amount = rest > 0 ? ` and ${words(rest)} ${rest === 1 ? 'Paisa' : 'Paise'}` : '';
  return `${rupees === 1 ? 'Rupee' : 'Rupees'} ${words(rupees)}${amount} Only`;
}
