import { amountInWords } from './amount-in-words';

test.each([
  [0, 'Rupees Zero Only'],
  [1, 'Rupees Zero and One Paisa Only'],
  [100, 'Rupee One Only'],
  [1_950, 'Rupees Nineteen and Fifty Paise Only'],
  [49_900, 'Rupees Four Hundred Ninety-Nine Only'],
  [100_005, 'Rupees One Thousand and Five Paise Only'],
  [
    12_34_567_89,
    'Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven and Eighty-Nine Paise Only',
  ],
  [1_00_00_000_00, 'Rupees One Crore Only'],
  [
    1_23_45_67_890_00,
    'Rupees One Hundred Twenty-Three Crore Forty-Five Lakh Sixty-Seven Thousand Eight Hundred Ninety Only',
  ],
])('%i paise are %s', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});
