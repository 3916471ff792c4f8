import createCache from '@emotion/cache';

test('Emotion knows the styles of the server’s HTML by their rules', () => {
  document.head.innerHTML = `<style data-emotion="css" data-s="">
    .css-1a{color:red}.css-1a:hover,.css-1a>.css-b2{color:blue}
    @media (min-width:1px){.css-c{color:red}}@keyframes animation-d{to{rotate:1turn}}
  </style>`;
  jest.requireActual('./early-taps.js');
  const known = createCache({ key: 'css' }).inserted;
  expect(Object.keys(known).sort()).toEqual(['1a', 'animation-d', 'b2', 'c']);
});
