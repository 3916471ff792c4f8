import { Component, type ReactNode } from 'react';

/** What can get the focus; not a text field, because that would open a phone's keyboard. */
const TARGETS = 'h1, a[href], button, [type="checkbox"]';

interface FocusFallbackProps {
  children: ReactNode;
}

/**
 * Keeps the focus near its place when an update of the children removes the focused element: without
 * this it would be nowhere. The first link or button of the closest remaining ancestor gets it, or the
 * page's heading, which comes first on the page. A class, because hooks run when the element is gone.
 */
export class FocusFallback extends Component<FocusFallbackProps> {
  override getSnapshotBeforeUpdate() {
    return focusedWithAncestors();
  }

  override componentDidUpdate(_: unknown, __: unknown, before: Element[]) {
    if (document.activeElement !== document.body || before[0]?.isConnected) return;
    const target = before
      .filter(({ isConnected }) => isConnected)
      .map((ancestor) => ancestor.querySelector<HTMLElement>(TARGETS))
      .find((element) => element !== null);
    target?.focus({ preventScroll: true });
  }

  override render() {
    return this.props.children;
  }
}

/** The focused element and its ancestors, the closest one first. */
function focusedWithAncestors(): Element[] {
  const elements = [];
  for (let next = document.activeElement; next; next = next.parentElement) elements.push(next);
  return elements;
}
