/** Who is signed in: signing in and out, and what the key of the session may do. */
import { effect } from '@preact/signals';
import { ApiProblem, answered, api } from './api.ts';
import { go, place } from './router.ts';
import { sessionEnded, who } from './state.ts';

/** Asks the server who is signed in. Rejects when it cannot be reached. */
export async function readSession(): Promise<void> {
  try {
    const { data } = await api.GET('/api/v1/whoami');
    who.value = data;
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.problem.status !== 401) throw error;
    who.value = null;
  }
}

/** Rejects with ApiProblem when the key or the link does not sign in. */
export async function signIn(given: { key: string } | { link: string }): Promise<void> {
  const body = JSON.stringify(given);
  await answered('/console/session', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  // Once it is known who that is, `watchSession` leads back.
  await readSession();
}

export async function signOut(): Promise<void> {
  await answered('/console/session', { method: 'DELETE' });
  who.value = null;
  go('/sign-in');
}

/** Whether the key of the session may do what takes this scope. `scope` as whoami names it; null = any key. */
export function can(scope: string | null): boolean {
  const key = who.value?.key;
  if (!key) return false;
  if (scope === null) return true;
  return key.scopes.includes(scope) && (!key.readOnly || scope.endsWith(':read'));
}

/** Leads to sign-in when the session is over, and keeps where the person was. */
export function watchSession(): void {
  effect(() => {
    if (sessionEnded.value > 0) who.value = null;
  });
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
