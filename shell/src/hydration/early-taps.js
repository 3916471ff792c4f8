/*
 * Remembers taps on buttons that React doesn't control yet, and repeats them until the button gets them; opens
 * and closes dialogs in browsers that don't know commands. It is sent as it is, as a small script of its own that
 * arrives before all others.
 */
{
  /** How often to look, in milliseconds. */
  const INTERVAL = 50;

  /** For so many looks buttons that are ready wait for the others: the first one may lead to another page. */
  const PATIENCE = 10;

  /** An impatient second tap counts once. */
  const tapped = new Set();

  let looks = 0;
  let timer;

  /** React marks the elements that it controls, or is about to. */
  const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith('__react'));

  /** When what else the hydration brings is done, such as choices that were made before it. */
  const whenIdle = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 4 * INTERVAL));

  /** One after the other: in between React renders, so that each button acts on what the ones before have changed. */
  const click = async (buttons) => {
    for (const button of buttons) {
      button.click();
      await undefined;
    }
  };

  const replay = () => {
    const ready = [...tapped].filter((button) => !button.isConnected || isHydrated(button));
    looks = ready.length > 0 ? looks + 1 : 0;
    if (ready.length === tapped.size || looks > PATIENCE) {
      for (const button of ready) tapped.delete(button);
      whenIdle(() => click(ready));
      looks = 0;
    }
    if (tapped.size > 0) lookAfter(INTERVAL);
  };

  const lookAfter = (delay) => {
    clearTimeout(timer);
    timer = setTimeout(replay, delay);
  };

  /**
   * Links and commands need no script: the browser does what they say. A tap on what React has begun to hydrate, but
   * can't finish before more code is there, is stopped by React and doesn't reach the button. It is repeated with
   * more time in between, because React tries to finish each time.
   */
  const remember = (event) => {
    const button = event.target.closest('button:not([commandfor])');
    if (!button) return;
    const hydrated = isHydrated(button);
    if (!hydrated) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (tapped.size === 0) lookAfter(hydrated ? 4 * INTERVAL : INTERVAL);
    tapped.add(button);
    button.addEventListener('click', () => tapped.delete(button), { once: true });
  };

  globalThis.addEventListener('click', remember, { capture: true });

  /** Does what a button's command says. */
  const runCommand = ({ target }) => {
    const button = target.closest('button[commandfor]');
    if (!button) return;
    const dialog = globalThis.document.getElementById(button.getAttribute('commandfor'));
    if (button.getAttribute('command') === 'close') dialog.close();
    else dialog.showModal();
  };

  if (!('commandForElement' in globalThis.HTMLButtonElement.prototype)) {
    globalThis.addEventListener('click', runCommand, { capture: true });
  }
}
