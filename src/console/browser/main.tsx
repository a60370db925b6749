/** The start of the page in a browser. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { pageOf } from '../pages.ts';
import { followEvents, watchConnection } from './live.ts';
import { pages } from './pages.tsx';
import { watchFocus } from './parts/focus.ts';
import { watchKeys } from './parts/keys.ts';
import { place, watchPlace } from './router.ts';
import { readSession, watchSession } from './session.ts';
import { Shell } from './shell.tsx';
import { isOver, startFailure, who } from './state.ts';
import { applyTheme } from './theme.ts';

applyTheme();
watchPlace();
watchKeys();
watchConnection();
const root = document.getElementById('app');
if (root) {
  render(<Shell />, root);
  watchFocus(root);
}
readUntilKnown();
loadAhead();
watchSession();
let isAgain = false;
effect(() => {
  if (!who.value || isOver.value) return;
  const following = new AbortController();
  void followEvents(following.signal, isAgain);
  isAgain = true;
  return () => following.abort();
});

/** The page loads, and reads what it shows first, beside the question who is signed in. What goes wrong is told when the page is shown. */
function loadAhead(): void {
  const page = pages.find(({ path }) => path === pageOf(place.value.path));
  page?.load().then(
    ({ ahead }) => who.value !== null && ahead?.(),
    () => undefined,
  );
}

/** At the start the server may be away, or refuse: it may have paused the account. */
function readUntilKnown(): void {
  readSession().catch((error: unknown) => {
    startFailure.value = error;
    setTimeout(readUntilKnown, 2000);
  });
}
