/** Who is signed in: signing in and out, and what the key of the session may do. */
import { batch, effect } from '@preact/signals';
import { ApiProblem, answered, api } from './api.ts';
import { toastProblem } from './parts/toasts.tsx';
import { go, place } from './router.ts';
import { isOver, sessionEnded, type Whoami, who } from './state.ts';

/** Other tabs of the browser have the same session: each tells when a person signs in or out. */
const tabs = new BroadcastChannel('postroom-session');

/** Asks the server who is signed in. Rejects when it cannot be reached, and when it says neither. */
export async function readSession(): Promise<void> {
  try {
    const { data } = await api.GET('/api/v1/whoami');
    enter(data);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.problem.status !== 401) throw error;
    // Whose pages are there may sign in again.
    who.value ??= null;
  }
}

/** Another person finds nothing of the one before. */
function enter(next: Whoami): void {
  const before = who.peek();
  if (before && before.key.id !== next.key.id) {
    isOver.value = true;
    location.reload();
    return;
  }
  batch(() => {
    who.value = next;
    isOver.value = false;
  });
}

function leave(): void {
  batch(() => {
    who.value = null;
    isOver.value = false;
  });
}

/** Rejects with ApiProblem when the key or the link does not sign in. */
export async function signIn(given: { key: string } | { link: string }): Promise<void> {
  const body = JSON.stringify(given);
  await answered('/console/session', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  // Once it is known who that is, `watchSession` leads back.
  await readSession();
  tabs.postMessage('in');
}

/** A failure is shown: who believes to be signed out leaves the screen as it is. */
export async function signOut(): Promise<void> {
  try {
    await answered('/console/session', { method: 'DELETE' });
  } catch (error) {
    toastProblem(error);
    return;
  }
  leave();
  go('/sign-in');
  tabs.postMessage('out');
}

/** Whether the key of the session may do what takes this scope. `scope` as whoami names it; null = any key. */
export function can(scope: string | null): boolean {
  const key = who.value?.key;
  if (!key) return false;
  if (scope === null) return true;
  return key.scopes.includes(scope) && (!key.readOnly || scope.endsWith(':read'));
}

/** Asks to sign in where the session is over, and leads to sign-in where nobody was, or a person left. */
export function watchSession(): void {
  effect(() => {
    if (sessionEnded.value > 0 && who.peek()) isOver.value = true;
  });
  tabs.onmessage = ({ data }: MessageEvent<'in' | 'out'>) => {
    if (data === 'out') leave();
    else readSession().catch(() => undefined);
  };
  effect(() => {
    const { path, search } = place.value;
    if (who.value === null && path !== '/sign-in') go(`/sign-in?to=${encodeURIComponent(path + search)}`, { replace: true });
    if (who.value && path === '/sign-in') go(wayBack(), { replace: true });
  });
}

/** Only a path of ours: a stranger may have written the link to sign-in. */
function wayBack(): string {
  const to = new URLSearchParams(place.value.search).get('to') ?? '/';
  if (!to.startsWith('/') || !URL.canParse(to, location.origin)) return '/';
  const url = new URL(to, location.origin);
  return url.origin === location.origin && url.pathname !== '/sign-in' ? url.pathname + url.search : '/';
}
