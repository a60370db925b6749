/** A dialog over the page. The browser keeps the focus in it, and gives it back afterwards. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Button, IconButton } from './button.tsx';

type DialogProps = { title: string; onClose(): void; children: ComponentChildren; wide?: boolean };

const FIRST_FIELD = '.dialog-body :is(input:not([type="hidden"]), select, textarea)';

export function Dialog({ title, onClose, children, wide = false }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    // The browser would begin with the button that closes it.
    element.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog ref={element} class={wide ? 'dialog is-wide' : 'dialog'} aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label="Close" onClick={() => element.current?.close()} />
      </header>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
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
