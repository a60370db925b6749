/** What is around every page: navigation, who is signed in, what is wrong with the connection, and the sheet of keys. */
import { effect, useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { pageOf } from '../pages.ts';
import { Unreachable } from './api.ts';
import { isLive } from './live.ts';
import { SignIn, SignInAgain } from './pages/sign-in/sign-in.tsx';
import { type Page, pages } from './pages.tsx';
import { Announcer, announce } from './parts/announcer.tsx';
import { IconButton } from './parts/button.tsx';
import { Icon } from './parts/icon.tsx';
import { KeySheet } from './parts/key-sheet.tsx';
import { keySheet, useKeys } from './parts/keys.ts';
import { ProblemNote } from './parts/problem.tsx';
import { Toasts } from './parts/toasts.tsx';
import { go, place } from './router.ts';
import { can, signOut } from './session.ts';
import { isOffline, isOver, startFailure, who } from './state.ts';
import { nextTheme, theme } from './theme.ts';

export function Shell() {
  const path = pageOf(place.value.path);
  return (
    <>
      {isOffline.value && (
        <p class="offline" role="alert">
          Postroom cannot be reached. What you see may be old; it goes on by itself once there is a connection.
        </p>
      )}
      {path === '/sign-in' ? <SignIn /> : who.value ? <SignedIn /> : <Opening />}
      {isOver.value && <SignInAgain />}
      <Toasts />
      <Announcer />
    </>
  );
}

function Opening() {
  // That it cannot be reached is told above.
  const { value: failure } = startFailure;
  if (failure && !(failure instanceof Unreachable)) return <ProblemNote error={failure} />;
  return <p class="waiting">Opening the post room …</p>;
}

function SignedIn() {
  const shown = pages.filter(({ scope }) => can(scope));
  const path = pageOf(place.value.path);
  const page = shown.find((one) => one.path === path);
  useKeys(
    'Everywhere',
    {
      '?': { does: 'Show these shortcuts', run: () => (keySheet.value = !keySheet.value) },
      ...Object.fromEntries(
        shown.flatMap(({ key, path, title }) => (key ? [[`g ${key}`, { does: `Go to ${title}`, run: () => go(path) }]] : [])),
      ),
    },
    [shown.length],
  );
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = page ? `${page.title} · Postroom` : 'Postroom';
    // The browser tells of the first page itself.
    if (page && !isFirst.current) announce(page.title);
    isFirst.current = false;
  }, [page]);
  return (
    <div class="shell" hidden={isOver.value}>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <Navigation shown={shown} current={page} />
      <main id="main" class="main" tabIndex={-1}>
        {page ? <Loaded key={page.path} page={page} /> : <Missing />}
      </main>
      {keySheet.value && <KeySheet onClose={() => (keySheet.value = false)} />}
    </div>
  );
}

const THEMES = { system: 'as the system has it', light: 'light', dark: 'dark' };

function Navigation({ shown, current }: { shown: Page[]; current: Page | undefined }) {
  const isOpen = useSignal(false);
  const close = () => {
    isOpen.value = false;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it closes what its own button opened
    <header
      class={isOpen.value ? 'nav is-open' : 'nav'}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      onFocusOut={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <a class="nav-brand" href="/">
        <Icon name="brand" />
        <span>Postroom</span>
      </a>
      <nav aria-label="Pages">
        <ul>
          {shown.map(({ path, title, icon, Badge }) => (
            <li key={path}>
              <a href={path} aria-current={path === current?.path ? 'page' : undefined} title={title} onClick={close}>
                <Icon name={icon} />
                <span>{title}</span>
                {Badge && <Badge />}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div class="nav-end">
        <span class={isLive.value ? 'live is-on' : 'live'} title={isLive.value ? 'Changes appear by themselves' : 'Connecting …'}>
          <span class="live-dot" />
          <span class="live-word">{isLive.value ? 'Live' : 'Connecting'}</span>
        </span>
        <span class="not-narrow">
          <IconButton icon="help" label="Keyboard shortcuts" onClick={() => (keySheet.value = true)} />
          <IconButton
            icon={theme.value === 'dark' ? 'moon' : theme.value === 'light' ? 'sun' : 'contrast'}
            label={`Colours: ${THEMES[theme.value]}`}
            onClick={nextTheme}
          />
        </span>
        <span class="only-narrow">
          <IconButton icon="menu" label="All pages" expanded={isOpen.value} onClick={() => (isOpen.value = !isOpen.value)} />
        </span>
        <IconButton icon="leave" label={`Sign out (${who.value?.key.name ?? ''})`} onClick={() => void signOut()} />
      </div>
    </header>
  );
}

/** Pages are loaded when they are first shown, and again when the server is back. */
function Loaded({ page }: { page: Page }) {
  const shown = useSignal<ComponentType | null>(null);
  const failure = useSignal<unknown>(null);
  useEffect(() => {
    const load = () => {
      failure.value = null;
      page.load().then(
        (loaded) => (shown.value = loaded.default),
        (error: unknown) => (failure.value = error),
      );
    };
    load();
    return effect(() => {
      if (!isOffline.value && failure.peek()) load();
    });
  }, [page]);
  const Content = shown.value;
  if (failure.value) {
    const told = new Error('The page could not be loaded. Reload it: it may have changed.');
    return <ProblemNote error={told} retry={() => location.reload()} />;
  }
  return Content ? <Content /> : <p class="waiting">Loading …</p>;
}

function Missing() {
  return <p class="waiting">There is no such page here, or the key of this session may not see it.</p>;
}
