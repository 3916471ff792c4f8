/*
 * Remembers taps on buttons that React doesn't control yet, and repeats them as soon as it does; opens and
 * closes dialogs in browsers that don't know commands. It is sent as it is, as a small script of its own that
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

  /** React marks the elements that it controls. */
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
    if (tapped.size > 0) setTimeout(replay, INTERVAL);
  };

  /** Links and commands need no script: the browser does what they say. */
  const remember = (event) => {
    const button = event.target.closest('button:not([commandfor])');
    if (!button || isHydrated(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (tapped.size === 0) setTimeout(replay, INTERVAL);
    tapped.add(button);
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
