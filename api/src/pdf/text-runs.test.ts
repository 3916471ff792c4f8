import { printable, textRuns } from './text-runs';

/** The line from left to right as its pieces stand on paper, with the font of each. */
function onPaper(line: string): string[] {
  return textRuns(printable(line), 'text').map(({ font, text }) => `${font}: ${text}`);
}

test.each([
  ['Pune 411001', ['text: Pune 411001']],
  ['पुणे 411001', ['devanagari: पुणे', 'text:  411001']],
  ['ירושלים 560001', ['text: 560001', 'text:  ', 'hebrew: ירושלים']],
  ['MG Road, بنگلور 560001', ['text: MG Road, ', 'text: 560001', 'text:  ', 'arabic: بنگلور']],
  ['محمد علی', ['arabic: علی', 'text:  ', 'arabic: محمد']],
  ['شقة ١٢، مبنى', ['arabic: مبنى', 'text:  ', 'arabic: ،', 'text: 12', 'text:  ', 'arabic: شقة']],
  ['Flat 4 (بيت)', ['text: Flat 4 (', 'arabic: بيت', 'text: )']],
  ['בית (5, 6)', ['text: (', 'text: 6', 'text:  ,', 'text: 5', 'text: ) ', 'hebrew: בית']],
])(
  '%s: each script has its font, right-to-left words stand right to left, digits in order',
  (line, pieces) => {
    expect(onPaper(line)).toEqual(pieces);
  },
);

test.each([
  ['王小明 560001', 'Wang Xiao Ming 560001'],
  ['Иван Петров', 'Ivan Petrov'],
  ['สมชาย', 'smchaay'],
  ['Zoë, 12 Rue de l’Église', 'Zoë, 12 Rue de l’Église'],
  ['Asha 🎁', 'Asha'],
])('%s, of which no font has the script, is printed as %s', (typed, printed) => {
  expect(printable(typed)).toBe(printed);
});
