/** Buttons: with words, and with an icon alone. */
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon.tsx';

type ButtonProps = {
  children: ComponentChildren;
  onClick?: ((event: MouseEvent) => void) | undefined;
  icon?: IconName | undefined;
  look?: 'main' | 'plain' | 'quiet' | 'danger' | undefined;
  type?: 'button' | 'submit' | undefined;
  /** It was pressed, and what it does goes on. It keeps the focus, which a disabled button loses. */
  isBusy?: boolean | undefined;
  /** The key that does the same, shown beside the words. */
  shortcut?: string | undefined;
};

export function Button({ children, onClick, icon, look = 'plain', type = 'button', isBusy = false, shortcut }: ButtonProps) {
  return (
    <button
      type={type}
      class={`button is-${look}`}
      // The second click of a double one may hit what has come in the place of the first: the next mail to approve.
      onClick={(event) => (isBusy || event.detail > 1 ? event.preventDefault() : onClick?.(event))}
      aria-disabled={isBusy || undefined}
      aria-keyshortcuts={shortcut}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

type IconButtonProps = {
  icon: IconName;
  /** What it does; shown when one points at it. */
  label: string;
  onClick: (event: MouseEvent) => void;
  pressed?: boolean | undefined;
  /** Whether what it opens is open. */
  expanded?: boolean | undefined;
};

export function IconButton({ icon, label, onClick, pressed, expanded }: IconButtonProps) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
