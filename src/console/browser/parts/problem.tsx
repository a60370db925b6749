/** An error in the words of the API, with what it says can be done. */
import { ApiProblem } from '../api.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** What to tell of it. */
export function toldOf(error: unknown): { text: string; hint: string | undefined } {
  if (!(error instanceof ApiProblem)) return { text: error instanceof Error ? error.message : String(error), hint: undefined };
  return { text: error.message, hint: error.problem.hint };
}

export function ProblemNote({ error, retry }: { error: unknown; retry?: (() => void) | undefined }) {
  const { text, hint } = toldOf(error);
  return (
    <div class="problem" role="alert">
      <Icon name="warning" />
      <div>
        <p>{text}</p>
        {hint && <p class="hint">{hint}</p>}
        {error instanceof ApiProblem && error.problem.requestId && <p class="hint">Request {error.problem.requestId}</p>}
        {retry && <Button onClick={retry}>Try again</Button>}
      </div>
    </div>
  );
}
