/** What a screen reader is told when something happens by itself. */
import { signal } from '@preact/signals';

const said = signal('');

/** Says a sentence, after what is being read. */
export function announce(sentence: string): void {
  // The same sentence twice would be told once.
  said.value = said.value === sentence ? `${sentence}\u00a0` : sentence;
}

export function Announcer() {
  return (
    <div class="unseen" aria-live="polite" role="status">
      {said.value}
    </div>
  );
}
