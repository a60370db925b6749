/** The start of the page in a browser. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { followEvents, watchConnection } from './live.ts';
import { watchKeys } from './parts/keys.ts';
import { watchPlace } from './router.ts';
import { readSession, watchSession } from './session.ts';
import { Shell } from './shell.tsx';
import { who } from './state.ts';
import { applyTheme } from './theme.ts';

applyTheme();
watchPlace();
watchKeys();
watchConnection();
const root = document.getElementById('app');
if (root) render(<Shell />, root);
readUntilKnown();
watchSession();
effect(() => {
  if (!who.value) return;
  const following = new AbortController();
  void followEvents(following.signal);
  return () => following.abort();
});

/** At the start the server may be away. */
function readUntilKnown(): void {
  readSession().catch(() => setTimeout(readUntilKnown, 2000));
}
