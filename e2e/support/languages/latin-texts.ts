import type { Locator } from '@playwright/test';

/**
 * The texts in a part of a page that have Latin words and none that is `translated`, by default in Hindi, as shoppers see or hear
 * them. `given` is what the API has sent: texts that are parts of it, or put together from such parts, are left out.
 */
export async function latinTextsIn(
  part: Locator,
  given = '',
  translated = /\p{Script=Devanagari}/u,
): Promise<string[]> {
  const texts = await part.evaluate((root) => {
    const heard = ['aria-label', 'placeholder', 'alt', 'title'].flatMap((name) =>
      [...root.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    const seen: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest('style, script')) seen.push(textContent ?? '');
    }
    return [...seen, ...heard];
  });
  return texts
    .map((text) => text.trim())
    .filter((text) => /[a-z]{2}/i.test(text) && !translated.test(text))
    .filter((text) => !text.split(/, |: |\n+/).every((piece) => given.includes(piece)));
}
