/** @jest-environment node */
import { Suspense, use, useId } from 'react';
import { renderToHtml, RenderTimeoutError } from './render-to-html';

const LIMIT = 50;

function Price({ amount }: { amount: Promise<number> | number }) {
  const id = useId();
  return <b id={id}>₹{typeof amount === 'number' ? amount : use(amount)}</b>;
}

function page(amount: Promise<number> | number) {
  return (
    <main>
      <Suspense fallback="Loading">
        <Price amount={amount} />
      </Suspense>
    </main>
  );
}

function Broken(): never {
  throw new Error('broken');
}

test('waits for a tree that suspends, and renders the same HTML as without suspending', async () => {
  const html = await renderToHtml(page(Promise.resolve(899)), LIMIT);
  expect(html).toContain('899');
  expect(await renderToHtml(page(899), LIMIT)).toBe(html);
});

test('rejects with a timeout when a tree suspends for too long', async () => {
  const never = new Promise<number>(() => undefined);
  await expect(renderToHtml(page(never), LIMIT)).rejects.toThrow(RenderTimeoutError);
});

test.each([
  ['within a boundary', <Suspense key="boundary" children={<Broken />} />],
  ['outside of all boundaries', <Broken key="broken" />],
])('rejects with an error %s', async (_, tree) => {
  await expect(renderToHtml(tree, LIMIT)).rejects.toThrow('broken');
});
