import { parseMessageChoices } from './message-choices';

test('reads what was chosen, and leaves out what it doesn’t know', () => {
  const choice = { phone: '+919845012345', channel: 'sms', state: 'agreed', at: '2026-11-24' };
  expect(
    parseMessageChoices({
      channels: ['whatsapp', 'pigeon', 'sms'],
      data: [choice, { ...choice, channel: 'pigeon' }, { ...choice, state: 'maybe' }, null],
    }),
  ).toEqual({ channels: ['whatsapp', 'sms'], choices: [choice] });
});

test('a response without either is read as none', () => {
  expect(parseMessageChoices(undefined)).toEqual({ channels: [], choices: [] });
});
