/** Text of a mail: its beginning, and the rest on request, so that what can be done with the mail stays near. */
import { useSignal } from '@preact/signals';
import { Button } from '../../parts/button.tsx';

/** Characters that are shown at once, and how many more are no reason to hold any back. */
const FIRST = 10_000;
const FEW = 2000;

/** `isCut`: more of it is on the server. */
export function PlainText({ text, isCut, className }: { text: string; isCut: boolean; className?: string }) {
  const isWhole = useSignal(text.length <= FIRST + FEW);
  return (
    <>
      <pre class={className}>{(isWhole.value ? text : text.slice(0, FIRST)) || '(no text)'}</pre>
      {!isWhole.value && (
        <p class="more">
          <Button onClick={() => (isWhole.value = true)}>Show {(text.length - FIRST).toLocaleString()} more characters</Button>
        </p>
      )}
      {isWhole.value && isCut && (
        <p class="hint">These are the first {text.length.toLocaleString()} characters. The source has all of it.</p>
      )}
    </>
  );
}
