import fc from 'fast-check';
import { parsePicture, parsePictures } from './picture';

const avif = { type: 'image/avif', srcset: '/a-360.avif 360w, /a-720.avif 720w' };

test('reads all details of a picture', () => {
  const placeholder = 'data:image/webp;base64,UklGRg==';
  expect(
    parsePicture({
      url: ' /a.webp ',
      alt: 'The cloth up close',
      color: 'Ivory',
      width: 1080,
      height: '1440',
      subject: { top: 0.1, bottom: '0.6' },
      placeholder,
      sources: [avif],
      portraitSources: [avif, { type: 'text/html', srcset: '/a' }],
    }),
  ).toEqual({
    src: '/a.webp',
    alt: 'The cloth up close',
    color: 'Ivory',
    width: 1080,
    height: 1440,
    subject: { top: 0.1, bottom: 0.6 },
    placeholder,
    sources: [{ ...avif, media: '(max-aspect-ratio: 2/3)' }, avif],
  });
});

test('reads a picture that is an address alone', () => {
  expect(parsePicture('/a.webp')).toMatchObject({ src: '/a.webp', sources: [] });
  expect(parsePicture({ url: ' ' })).toBeUndefined();
  expect(parsePicture(null)).toBeUndefined();
});

test.each([
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:image/webp;base64,UklGRg==);background:url(//evil.example',
  'https://evil.example/spy.webp',
])('ignores the unsafe placeholder %s', (placeholder) => {
  expect(parsePicture({ url: '/a.webp', placeholder })?.placeholder).toBeUndefined();
});

test.each([
  { top: 0.6, bottom: 0.1 },
  { top: -0.1, bottom: 0.5 },
  { top: 0.1, bottom: 1.2 },
  { bottom: 0.5 },
  'middle',
])('ignores the invalid subject %j', (subject) => {
  expect(parsePicture({ url: '/a.webp', subject })?.subject).toBeUndefined();
});

test('drops invalid sources', () => {
  const sources = [avif, { type: 'text/html', srcset: '/a' }, { type: 'image/webp' }, null];
  expect(parsePicture({ url: '/a.webp', sources })?.sources).toEqual([avif]);
});

test('lists each picture once', () => {
  const pictures = parsePictures(['/a.webp', { url: '/b.webp' }, '/a.webp', { url: '' }]);
  expect(pictures.map(({ src }) => src)).toEqual(['/a.webp', '/b.webp']);
});

test('never throws', () => {
  const value = fc.oneof(fc.anything(), fc.record({ url: fc.string(), sources: fc.anything() }));
  fc.assert(
    fc.property(fc.oneof(value, fc.array(value)), (response) => {
      expect(parsePictures(response).every(({ src }) => src.trim() !== '')).toBe(true);
    }),
  );
});
