import { withSection } from './performance-page';

const PAGE = '# Performance\n\nIntroduction.\n\n## Pages\n\nFast.\n\n## Taps\n\nNone lost.\n';

test('replaces the section of that title and leaves the others', () => {
  expect(withSection(PAGE, 'Pages', '## Pages\n\nFaster.\n')).toBe(
    '# Performance\n\nIntroduction.\n\n## Pages\n\nFaster.\n\n## Taps\n\nNone lost.\n',
  );
});

test('adds a section that the page lacks', () => {
  expect(withSection(PAGE, 'API', '## API\n\nQuick.\n')).toBe(`${PAGE}\n## API\n\nQuick.\n`);
});
