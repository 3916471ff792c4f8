import { escapeJson } from './escape-json';

test.each(['</script>', '</SCRIPT >', '<script>', '<!-- ', '<!--<script>'])(
  'JSON with %s leaves the script tag around it open',
  (text) => {
    const json = escapeJson({ text });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ text });
  },
);

test('JSON with other HTML contains it as it is', () => {
  expect(escapeJson('<p>A text</p>')).toBe('"<p>A text</p>"');
});
