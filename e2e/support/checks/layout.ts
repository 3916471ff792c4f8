import { expect, type Locator, type Page } from '@playwright/test';

/** Interactive elements. */
const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';

/** Elements that overflow the page horizontally. */
export function overflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = scrollWidth > clientWidth ? [`scrolls to ${scrollWidth} px`] : [];
    const isHeldBack = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box);
        if (overflowX !== 'visible' || clipPath !== 'none') return true;
      }
      return getComputedStyle(element).clipPath !== 'none';
    };
    const out = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || (left > -1 && right < clientWidth + 1)) return false;
      return element.checkVisibility({ visibilityProperty: true }) && !isHeldBack(element);
    });
    return [...scrolls, ...out.map((element) => element.outerHTML.slice(0, 160))];
  });
}

/** Buttons, links, headings and labels whose text is wider than they are. */
export function overfullElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], h1, h2, h3, h4, label, legend, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // Only boxes have widths, and what is for screen readers alone is a pixel wide.
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map((element) => `wider than its box: ${element.outerHTML.slice(0, 160)}`),
  );
}

/** Words of an element that are broken between two lines. */
export function brokenWords(element: Locator): Promise<string[]> {
  return element.evaluate((box) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  });
}

/** Text that is clipped by a box, except in the browser's own controls. */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clipOf = (element: Element | null): Element | null => {
      for (let box = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box);
        if (clipPath !== 'none') return null;
        if ([overflowX, overflowY].includes('auto') || [overflowX, overflowY].includes('scroll'))
          return null;
        if (overflowX !== 'visible' || overflowY !== 'visible') return box;
      }
      return null;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || (node.nodeValue ?? '').trim() === '') continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('select, svg'))
        continue;
      const box = clipOf(element)?.getBoundingClientRect();
      if (!box || box.width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      const isCut =
        words.left < box.left - 2 ||
        words.right > box.right + 2 ||
        words.top < box.top - 4 ||
        words.bottom > box.bottom + 4;
      if (isCut) found.push(`cut off: ${element.outerHTML.slice(0, 160)}`);
    }
    return found;
  });
}

/** Controls whose center is covered by another element. */
export function coveredElements(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const found: string[] = [];
    for (const control of document.querySelectorAll(controls)) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
      if (width <= 1 || height <= 1 || bottom < 0 || top > innerHeight) continue;
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!above || control.contains(above) || above.contains(control)) continue;
      const label = above.closest('label');
      if (label && label === control.closest('label')) continue;
      // A card's overlay covers its own picture on purpose.
      if (
        above.closest('article, li') &&
        above.closest('article, li') === control.closest('article, li')
      )
        continue;
      found.push(
        `${control.outerHTML.slice(0, 120)} is covered by ${above.outerHTML.slice(0, 120)}`,
      );
    }
    return found;
  }, CONTROLS);
}

/** Checks that a click in the middle of a control would hit it, and no element that covers it. */
export async function expectUncovered(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const hit = await control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(above) ? 'the control' : above?.outerHTML.slice(0, 120);
  });
  expect(hit).toBe('the control');
}

/** Controls with a touch target below 44 px, except links within a sentence. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const half = 21;
    const isOf = (control: Element, hit: Element | null): boolean => {
      if (!hit) return false;
      if (control.contains(hit)) return true;
      const label = hit.closest('label');
      return label !== null && (label.contains(control) || label.htmlFor === control.id);
    };
    const isInSentence = (control: Element): boolean => {
      if (getComputedStyle(control).display !== 'inline') return false;
      const around = control.parentElement?.textContent.trim() ?? '';
      return around !== control.textContent.trim();
    };
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (control.closest('.visually-hidden') || isInSentence(control)) continue;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const boxes = [control, ...labels].map((element) => element.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      const [width, height] = [right - left, bottom - top];
      if (width <= 1 || height <= 1) continue;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isWide = width >= 43.5 || [-half, half].every((by) => hits(control, x + by, y));
      const isHigh = height >= 43.5 || [-half, half].every((by) => hits(control, x, y + by));
      if (isWide && isHigh) continue;
      found.push(
        `${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 160)}`,
      );
    }
    function hits(control: Element, x: number, y: number): boolean {
      return isOf(control, document.elementFromPoint(x, y));
    }
    return found;
  }, CONTROLS);
}
