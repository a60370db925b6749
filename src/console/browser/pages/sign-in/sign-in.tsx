/** Signing in: with an API key, or with a link that the server printed; also in place, where a session ended. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren, TargetedEvent } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ProblemNote } from '../../parts/problem.tsx';
import { signIn } from '../../session.ts';

export function SignIn() {
  // It is taken out of the address at once, so that it stays in no history.
  const link = useSignal(location.hash.slice(1));
  const failure = useSignal<unknown>(null);
  const isBusy = useSignal(false);
  // Nobody sees the page with the link in its address.
  useLayoutEffect(() => {
    document.title = 'Sign in · Postroom';
    if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
  }, []);
  const enter = async () => {
    isBusy.value = true;
    try {
      await signIn({ link: link.value });
    } catch (error) {
      failure.value = error;
      link.value = '';
    }
    isBusy.value = false;
  };
  return (
    <main class="sign-in">
      <Card title="Sign in">
        {link.value !== '' ? (
          <>
            <p>This link signs you in once.</p>
            <Button look="main" isBusy={isBusy.value} onClick={() => void enter()}>
              Sign in with the link
            </Button>
          </>
        ) : (
          <KeyForm>
            <p class="hint">It is exchanged for a cookie that no script can read. What you may do here is what the key may do.</p>
          </KeyForm>
        )}
        {failure.value !== null && <ProblemNote error={failure.value} />}
      </Card>
    </main>
  );
}

/** Over all that is there, so that nobody sees it meanwhile. Who signs in with the same key goes on with it. */
export function SignInAgain() {
  const element = useRef<HTMLDialogElement>(null);
  // Before the browser takes the focus from what is hidden now.
  useLayoutEffect(() => {
    const [title, focused] = [document.title, document.activeElement];
    document.title = 'Sign in · Postroom';
    element.current?.showModal();
    return () => {
      document.title = title;
      // Once all is in sight again, and before a person can type.
      if (focused instanceof HTMLElement) queueMicrotask(() => focused.focus());
    };
  }, []);
  return (
    <dialog
      ref={element}
      class="sign-in-again"
      aria-label="Sign in again"
      onCancel={(event) => event.preventDefault()}
      // A browser lets nobody hold a dialog open for ever.
      onClose={() => element.current?.showModal()}
    >
      <div class="sign-in">
        <Card title="Sign in again">
          <p>The session is over. Sign in with the same key, and go on where you were: what you wrote is still there.</p>
          <KeyForm>
            <p class="hint">With another key the page begins anew.</p>
          </KeyForm>
        </Card>
      </div>
    </dialog>
  );
}

function Card({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="sign-in-card">
      <p class="sign-in-brand">
        <Icon name="brand" />
        Postroom
      </p>
      <h1>{title}</h1>
      {children}
      <p class="hint">
        On the server, <code>npm run postroom -- console-link</code> prints a link that signs in without a key.
      </p>
    </div>
  );
}

function KeyForm({ children }: { children: ComponentChildren }) {
  const failure = useSignal<unknown>(null);
  const isBusy = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async (event: TargetedEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const key = field.current?.value.trim() ?? '';
    if (key === '' || isBusy.value) return;
    isBusy.value = true;
    failure.value = null;
    try {
      await signIn({ key });
    } catch (error) {
      failure.value = error;
      field.current?.select();
    }
    isBusy.value = false;
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <label for="key">API key</label>
      <input ref={field} id="key" type="password" autocomplete="current-password" spellcheck={false} required />
      {children}
      <Button look="main" type="submit" isBusy={isBusy.value}>
        Sign in
      </Button>
      {failure.value !== null && <ProblemNote error={failure.value} />}
    </form>
  );
}
