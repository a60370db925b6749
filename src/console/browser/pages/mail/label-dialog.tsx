/** Labels of the chosen mail: which it has, and another one. */
import { useSignal } from '@preact/signals';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { label } from './actions.ts';
import { seenLabels } from './list.ts';
import type { Row } from './rows.ts';

/** Characters that a label may have. */
const MOST = 100;

export function LabelDialog({ some, onClose }: { some: Row[]; onClose(): void }) {
  const name = useSignal('');
  const known = [...seenLabels.value].sort();
  const hasAll = (one: string) => some.every(({ labels }) => labels.includes(one));
  const set = (one: string, isOn: boolean) => {
    void label(some, isOn ? { add: [one], remove: [] } : { add: [], remove: [one] });
  };
  return (
    <Dialog title="Labels" onClose={onClose}>
      <form
        class="label-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.value.trim() === '') return;
          set(name.value.trim(), true);
          onClose();
        }}
      >
        {known.map((one) => (
          <label key={one} class="compose-check">
            <input type="checkbox" checked={hasAll(one)} onChange={({ currentTarget }) => set(one, currentTarget.checked)} />
            {one}
          </label>
        ))}
        <label class="field">
          <span>New label</span>
          <input
            value={name.value}
            maxLength={MOST}
            pattern={'[^",\\\\]*'}
            title="No quotes, commas or backslashes"
            onInput={({ currentTarget }) => (name.value = currentTarget.value)}
          />
        </label>
        <div class="buttons">
          <Button onClick={onClose}>Close</Button>
          <Button look="main" type="submit">
            Add
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
