import { MAIN_ID } from './skip-link';

/** Moves the focus to the page's heading, from where a screen reader reads on. */
export function focusHeading(): void {
  document.getElementById(MAIN_ID)?.querySelector('h1')?.focus({ preventScroll: true });
}
