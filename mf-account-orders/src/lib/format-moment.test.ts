import { formatMoment } from './format-moment';

test('shows day and time in the store’s time zone', () => {
  expect(formatMoment('2024-01-05T10:00:00.000Z')).toBe('Jan 5, 2024, 3:30 PM');
});

test.each(['', 'soon', '2024-13-45'])('is empty for %j', (text) => {
  expect(formatMoment(text)).toBe('');
});
