/** Another time for a scheduled mail. */
import { useSignal } from '@preact/signals';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ProblemNote } from '../../parts/problem.tsx';
import { move } from './actions.ts';

type Props = { id: string; sendAt: string; onClose(): void };

export function MoveDialog({ id, sendAt, onClose }: Props) {
  const at = useSignal(asLocal(sendAt));
  const isBusy = useSignal(false);
  const failure = useSignal<unknown>(null);
  const submit = async () => {
    isBusy.value = true;
    try {
      await move(id, new Date(at.value));
      onClose();
    } catch (error) {
      failure.value = error;
    }
    isBusy.value = false;
  };
  return (
    <Dialog title="Another time" onClose={onClose}>
      <form
        class="label-form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <label class="field">
          <span>It goes out on</span>
          <input
            type="datetime-local"
            required
            value={at.value}
            onInput={({ currentTarget }) => (at.value = currentTarget.value)}
          />
        </label>
        {failure.value !== null && <ProblemNote error={failure.value} />}
        <div class="buttons">
          <Button onClick={onClose}>Close</Button>
          <Button look="main" type="submit" isBusy={isBusy.value}>
            Move
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** As the field takes it: the time here, to the minute. */
function asLocal(time: string): string {
  const at = new Date(time);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
