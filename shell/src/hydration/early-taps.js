/*
 * Names the styles in the server's HTML for Emotion, which doesn't make them again; the names are in the rules, so
 * pages don't list them once more.
 */
{
  const NAME = /\.css-(\w+)|@keyframes ([\w-]+)/g;

  for (const style of globalThis.document.querySelectorAll('style[data-emotion="css"]')) {
    const names = [...style.textContent.matchAll(NAME)].map(
      ([, rule, keyframes]) => rule ?? keyframes,
    );
    style.dataset.emotion = ['css', ...new Set(names)].join(' ');
  }
}

/*
 * Records taps on buttons that React hasn't hydrated yet, and replays them until the button gets them;
 * opens and closes dialogs in browsers without invoker commands. It isn't bundled: as a small separate
 * script it arrives before all others.
 */
{
  /** How often to check, in milliseconds. */
  const INTERVAL = 50;

  /** How many checks buttons that are ready wait for the others: the first one may lead to another page. */
  const MAX_WAITING_CHECKS = 10;

  /** A set, so that an impatient second tap doesn't count. */
  const tapped = new Set();

  /** Buttons that are about to be clicked. Later taps wait behind them, so that all count in their order. */
  const due = new Set();

  let isReplaying = false;
  let waitingChecks = 0;
  let timer;

  /**
   * React marks the elements that it has hydrated, or is hydrating; mounted islands mark their buttons
   * (shared/host/src/island).
   */
  const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith('__react'));

  /** Waits for the rest of the hydration, such as restoring choices that were made before it. */
  const whenIdle = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 4 * INTERVAL));

  /**
   * Clicks one button at a time: React renders in between, so that each acts on the changes of those before
   * it.
   */
  const clickDue = async () => {
    for (const button of due) {
      due.delete(button);
      isReplaying = true;
      button.click();
      isReplaying = false;
      await undefined;
    }
  };

  const replay = () => {
    const ready = [...tapped].filter((button) => !button.isConnected || isHydrated(button));
    waitingChecks = ready.length > 0 ? waitingChecks + 1 : 0;
    if (ready.length === tapped.size || waitingChecks > MAX_WAITING_CHECKS) {
      for (const button of ready) {
        tapped.delete(button);
        due.add(button);
      }
      whenIdle(clickDue, { timeout: MAX_WAITING_CHECKS * INTERVAL });
      waitingChecks = 0;
    }
    if (tapped.size > 0) scheduleReplay(INTERVAL);
  };

  const scheduleReplay = (delay) => {
    clearTimeout(timer);
    timer = setTimeout(replay, delay);
  };

  /**
   * Links and commands need no script: the browser handles them. If React has begun to hydrate a part of
   * the page, but can't finish before more code has loaded, it stops taps there before they reach the
   * button. Such a tap is replayed at longer intervals, because each one makes React try to finish.
   */
  const remember = (event) => {
    const button = event.target.closest('button:not([commandfor])');
    if (!button) return;
    const hydrated = isHydrated(button);
    const isBehind = due.size > 0 && !isReplaying;
    if (!hydrated || isBehind) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (isBehind) {
      due.add(button);
      return;
    }
    if (tapped.size === 0) scheduleReplay(hydrated ? 4 * INTERVAL : INTERVAL);
    tapped.add(button);
    button.addEventListener('click', () => tapped.delete(button), { once: true });
  };

  globalThis.addEventListener('click', remember, { capture: true });

  /** Runs a button's command. */
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
