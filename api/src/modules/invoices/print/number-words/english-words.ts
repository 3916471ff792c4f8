import { wordsByUnits } from './words-by-units';

const SMALL = [
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ...['Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen'],
  ...['Eighteen', 'Nineteen'],
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

/** A whole number in words: `Twelve Lakh Thirty-Four Thousand Five`. */
export function englishWords(value: number): string {
  return wordsByUnits(value, ['Crore', 'Lakh', 'Thousand', 'Hundred'], belowHundred);
}

function belowHundred(value: number): string {
  if (value < SMALL.length) return SMALL[value] ?? '';
  const ones = value % 10;
  return `${TENS[Math.floor(value / 10)] ?? ''}${ones > 0 ? `-${SMALL[ones] ?? ''}` : ''}`;
}
