/** Short messages at the edge, of what was done, with a way to undo it while that is possible. */
import { signal } from '@preact/signals';
import { Button, IconButton } from './button.tsx';
import { toldOf } from './problem.tsx';

type Toast = {
  id: number;
  text: string;
  hint?: string | undefined;
  action?: { label: string; run(): void } | undefined;
  isError: boolean;
};

/** Milliseconds for which one stays. */
const STAYS = 6000;

const toasts = signal<Toast[]>([]);
let count = 0;

/** `stays` in milliseconds; as long as the action is of use. Answers what takes it away. */
export function toast(text: string, { action, stays = STAYS }: { action?: Toast['action']; stays?: number } = {}): () => void {
  return show({ text, action, isError: false }, stays);
}

/** What went wrong, in the words of the API, with its hint. It stays until it is closed. */
export function toastProblem(error: unknown): void {
  const { text, hint } = toldOf(error);
  show({ text, hint, isError: true }, null);
}

function show(toast: Omit<Toast, 'id'>, stays: number | null): () => void {
  const id = ++count;
  const remove = () => {
    toasts.value = toasts.value.filter((one) => one.id !== id);
  };
  toasts.value = [...toasts.value.slice(-3), { ...toast, id }];
  if (stays !== null) setTimeout(remove, stays);
  return remove;
}

export function Toasts() {
  return (
    <section class="toasts" aria-label="Messages" aria-live="polite">
      {toasts.value.map(({ id, text, hint, action, isError }) => {
        const remove = () => {
          toasts.value = toasts.value.filter((one) => one.id !== id);
        };
        return (
          <div key={id} class={isError ? 'toast is-error' : 'toast'} role={isError ? 'alert' : undefined}>
            <p>
              {text}
              {hint && <span class="hint">{hint}</span>}
            </p>
            {action && (
              <Button
                look="quiet"
                onClick={() => {
                  remove();
                  action.run();
                }}
              >
                {action.label}
              </Button>
            )}
            <IconButton icon="close" label="Close" onClick={remove} />
          </div>
        );
      })}
    </section>
  );
}
