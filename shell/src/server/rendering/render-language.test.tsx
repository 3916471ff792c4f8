import { currentLanguage } from '@storefront/host/messages';
import { use } from 'react';
import { inLanguage } from './render-language';
import { renderToHtml } from './render-to-html';

function Content({ data }: { data: Promise<void> }) {
  use(data);
  return <p>{currentLanguage()}</p>;
}

test('pages that are rendered at the same time have each their language, also after they have waited', async () => {
  const releases: (() => void)[] = [];
  const pages = ['hi', undefined, 'ta'].map((language) =>
    inLanguage(language, () => {
      const data = new Promise<void>((resolve) => releases.push(resolve));
      return renderToHtml(<Content data={data} />, 10_000);
    }),
  );
  // From outside of all renders, and in another order.
  releases.reverse().forEach((release) => release());
  expect(await Promise.all(pages)).toEqual(['<p>hi</p>', '<p>en</p>', '<p>ta</p>']);
});
