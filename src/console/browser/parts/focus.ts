/** Keeps the focus near where it was when what had it goes, such as the button of a row that was deleted. */

/** Where an element stood: its neighbours, from the inside out. */
type Standing = { element: Element; next: Element | null; before: Element | null }[];

const FOCUSABLE = 'a[href], button, input, select, textarea, summary';

/** What a screen reader has a name for. */
const REGION = '[aria-label]';

/**
 * Focuses what followed, else what came before, else the part of the page around it: a screen reader would begin anew at the top of the document.
 * Rows of a list that scrolls come and go by themselves, and dialogs give the focus back.
 */
export function watchFocus(root: Element): void {
  let had: Standing = [];
  document.addEventListener('focusin', ({ target }) => {
    had = target instanceof Element && target.closest('#main') && !target.closest('.virtual') ? standingOf(target) : [];
  });
  document.addEventListener('pointerdown', () => {
    had = [];
  });
  new MutationObserver(() => {
    const [held] = had;
    if (!held || held.element.isConnected || document.activeElement !== document.body) return;
    const standing = had;
    had = [];
    const gone = standing.findLast(({ element }) => !element.isConnected);
    const near = [gone?.next, gone?.before].find((one) => one?.isConnected && one.matches(`:has(${FOCUSABLE})`));
    const around = standing.find(({ element }) => element.isConnected && element.matches(REGION))?.element;
    const target = near?.querySelector(FOCUSABLE) ?? around ?? document.getElementById('main');
    if (!(target instanceof HTMLElement)) return;
    if (target === around) target.tabIndex = -1;
    target.focus({ preventScroll: near === undefined });
  }).observe(root, { childList: true, subtree: true });
}

function standingOf(target: Element): Standing {
  const standing: Standing = [];
  for (let element: Element | null = target; element && element.id !== 'main'; element = element.parentElement)
    standing.push({ element, next: element.nextElementSibling, before: element.previousElementSibling });
  return standing;
}
