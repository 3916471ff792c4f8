import { toPress } from './press';

const TAP = { name: 'click', start: 100, processingStart: 110, processingEnd: 150, duration: 120 };

test('a press is its longest interaction, and what kept the page busy until its paint', () => {
  const shortKey = { ...TAP, name: 'keydown', duration: 24 };
  const before = { start: 0, end: 90, styleStart: 10, scripts: [] };
  const during = {
    start: 105,
    end: 220,
    styleStart: 190,
    scripts: [
      { invoker: 'TimerHandler:setTimeout', url: '', duration: 5 },
      {
        invoker: 'DIV#root.onclick',
        url: 'https://shop.example/apps/shell/1/browser/shell.0a1b2c3d.js',
        duration: 45,
      },
    ],
  };
  const seen = { interactions: [shortKey, TAP], frames: [before, during] };
  expect(toPress('menu', seen)).toEqual({
    name: 'menu',
    duration: 120,
    phases: { delay: 10, processing: 40, presentation: 70 },
    causes: ['DIV#root.onclick (shell.js) 45 ms', 'styles, layout and paint 30 ms'],
  });
});

test('a press of which nothing is reported took no longer than Chromium leaves out', () => {
  expect(toPress('name', { interactions: [], frames: [] }).duration).toBe(16);
});
