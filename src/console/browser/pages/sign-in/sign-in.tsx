/** Signing in: with an API key, or with a link that the server printed. */
import { useSignal } from '@preact/signals';
import type { TargetedEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ProblemNote } from '../../parts/problem.tsx';
import { signIn } from '../../session.ts';

export default function SignIn() {
  // It is taken out of the address at once, so that it stays in no history.
  const link = useSignal(location.hash.slice(1));
  const failure = useSignal<unknown>(null);
  const isBusy = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    document.title = 'Sign in · Postroom';
    if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
    field.current?.focus();
  }, []);
  const enter = async (given: { key: string } | { link: string }) => {
    isBusy.value = true;
    failure.value = null;
    try {
      await signIn(given);
    } catch (error) {
      failure.value = error;
      if ('link' in given) link.value = '';
      field.current?.select();
    }
    isBusy.value = false;
  };
  const submit = (event: TargetedEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const key = field.current?.value.trim() ?? '';
    if (key !== '' && !isBusy.value) void enter({ key });
  };
  return (
    <main class="sign-in">
      <div class="sign-in-card">
        <p class="sign-in-brand">
          <Icon name="brand" />
          Postroom
        </p>
        <h1>Sign in</h1>
        {link.value !== '' ? (
          <>
            <p>This link signs you in once.</p>
            <Button look="main" isBusy={isBusy.value} onClick={() => void enter({ link: link.value })}>
              Sign in with the link
            </Button>
          </>
        ) : (
          <form onSubmit={submit}>
            <label for="key">API key</label>
            <input ref={field} id="key" type="password" autocomplete="current-password" spellcheck={false} required />
            <p class="hint">It is exchanged for a cookie that no script can read. What you may do here is what the key may do.</p>
            <Button look="main" type="submit" isBusy={isBusy.value}>
              Sign in
            </Button>
          </form>
        )}
        {failure.value !== null && <ProblemNote error={failure.value} />}
        <p class="hint">
          On the server, <code>npm run postroom -- console-link</code> prints a link that signs in without a key.
        </p>
      </div>
    </main>
  );
}
