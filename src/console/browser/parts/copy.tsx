/** A text that can be copied, such as an id. */
import { useSignal } from '@preact/signals';
import { announce } from './announcer.tsx';
import { IconButton } from './button.tsx';
import { toastProblem } from './toasts.tsx';

/** `what` names it, as in "Copy the message id". */
export function Copyable({ text, what }: { text: string; what: string }) {
  return (
    <span class="copyable">
      <code>{text}</code>
      <CopyButton text={text} what={what} />
    </span>
  );
}

export function CopyButton({ text, what }: { text: string; what: string }) {
  const isDone = useSignal(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      isDone.value = true;
      announce(`Copied ${what}`);
      setTimeout(() => (isDone.value = false), 1500);
    } catch {
      toastProblem(new Error('The browser did not let the page copy. Mark the text and copy it by hand.'));
    }
  };
  return <IconButton icon={isDone.value ? 'check' : 'copy'} label={`Copy ${what}`} onClick={() => void copy()} />;
}
