/** A dialog over the page. The browser keeps the focus in it, and gives it back afterwards; text that was typed in it is not lost without asking. */
import type { ComponentChildren, TargetedEvent } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button, IconButton } from './button.tsx';

type DialogProps = {
  title: string;
  onClose(): void;
  children: ComponentChildren;
  wide?: boolean;
  /** What it shows is shown only now: neither Escape nor a cross in the corner closes it, but a button of its own. */
  once?: boolean;
};

const FIRST_FIELD = '.dialog-body :is(input:not([type="hidden"]), select, textarea)';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Those that are open, the topmost last. */
const stack: HTMLDialogElement[] = [];

export function Dialog({ title, onClose, children, wide = false, once = false }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  /** What stood in each field before it was typed in, the last field last. */
  const found = useRef(new Map<Field, string>());
  const [isAsking, ask] = useState(false);
  const id = useId();
  const typed = () => [...found.current].filter(([field, value]) => field.isConnected && field.value !== value).at(-1)?.[0];
  const close = () => {
    if (typed()) ask(true);
    else if (!once) onClose();
  };
  const latest = useRef(close);
  latest.current = close;
  // An ordinary effect comes a moment later: until then, what is typed would go elsewhere.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    dialog.showModal();
    // The browser would begin with the button that closes it.
    dialog.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
    stack.push(dialog);
    // The browser would close it, and those below it in one go.
    const heard = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || stack.at(-1) !== dialog || dialog.getClientRects().length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener('keydown', heard, true);
    return () => {
      document.removeEventListener('keydown', heard, true);
      // The topmost first: while one is open, nothing below it takes the focus back.
      for (const one of stack.filter((other) => dialog.contains(other)).reverse()) {
        stack.splice(stack.indexOf(one), 1);
        one.close();
      }
    };
  }, []);
  const note = ({ target }: TargetedEvent<HTMLDialogElement, FocusEvent>) => {
    if (isField(target) && !found.current.has(target)) found.current.set(target, target.value);
  };
  /** By another gesture, such as Back on a phone. */
  const closed = () => {
    // It closed as it left the page.
    if (!element.current) return;
    const field = typed();
    if (field || once) element.current.showModal();
    field?.focus();
    close();
  };
  return (
    <dialog ref={element} class={wide ? 'dialog is-wide' : 'dialog'} aria-labelledby={id} onClose={closed} onFocusIn={note}>
      <header>
        <h2 id={id}>{title}</h2>
        {!once && <IconButton icon="close" label="Close" onClick={close} />}
      </header>
      <div class="dialog-body">{children}</div>
      {isAsking && (
        <Confirm
          title="Throw away what you typed?"
          text="It is saved nowhere."
          action="Throw it away"
          onConfirm={onClose}
          onClose={() => ask(false)}
        />
      )}
    </dialog>
  );
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(target.type));
}

type ConfirmProps = { title: string; text: string; action: string; onConfirm(): void; onClose(): void };

/** Asks before something that cannot be undone. */
export function Confirm({ title, text, action, onConfirm, onClose }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div class="buttons">
        <Button onClick={onClose}>Keep it</Button>
        <Button
          look="danger"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
