/** Forms: fields with a label and a hint, and sending what was given, with what the API says about it. */
import type { ComponentChildren, TargetedEvent } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Button } from './button.tsx';
import { ProblemNote } from './problem.tsx';
import { toast, toastProblem } from './toasts.tsx';

/** The values of a form by the names of its fields. */
export type Given = {
  /** Without white space around it; '' = nothing was given. */
  text(name: string): string;
  /** Each line that is not blank. */
  lines(name: string): string[];
  /** All that are ticked. */
  all(name: string): string[];
};

type FormProps = {
  action: string;
  look?: 'main' | 'danger';
  onSubmit(given: Given): Promise<void>;
  onCancel?: (() => void) | undefined;
  children: ComponentChildren;
};

export function Form({ action, look = 'main', onSubmit, onCancel, children }: FormProps) {
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: TargetedEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const all = (name: string) => data.getAll(name).map(String);
    const lines = (name: string) =>
      text(name)
        .split(/[\n,]+/)
        .map((line) => line.trim())
        .filter(Boolean);
    setBusy(true);
    setError(null);
    await onSubmit({ text, all, lines }).catch(setError);
    setBusy(false);
  };
  return (
    <form class="form" onSubmit={(event) => void submit(event)}>
      {children}
      {error !== null && <ProblemNote error={error} />}
      <div class="buttons">
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        <Button type="submit" look={look} isBusy={isBusy}>
          {action}
        </Button>
      </div>
    </form>
  );
}

type FieldProps = {
  name: string;
  label: string;
  hint?: string;
  value?: string | undefined;
  required?: boolean;
  placeholder?: string;
  /** More than one line. */
  rows?: number;
  type?: 'text' | 'url' | 'number' | 'datetime-local';
  /** For a number: `any` takes fractions, otherwise whole ones only. */
  step?: 'any';
};

export function Field({ name, label, hint, value, required = false, placeholder, rows, type = 'text', step }: FieldProps) {
  const id = useId();
  const shared = { id, name, required, placeholder, spellcheck: false, 'aria-describedby': hint ? `${id}-hint` : undefined };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {rows ? (
        <textarea {...shared} rows={rows} defaultValue={value} />
      ) : (
        <input {...shared} type={type as 'text'} step={step} defaultValue={value} />
      )}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

type ChoiceProps = { name: string; label: string; options: [string, string][]; value?: string | undefined; hint?: string };

export function Choice({ name, label, options, value, hint }: ChoiceProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} name={name} aria-describedby={hint ? `${id}-hint` : undefined}>
        {options.map(([option, title]) => (
          <option key={option} value={option} selected={option === value}>
            {title}
          </option>
        ))}
      </select>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function Tick({ name, value, label, checked = false }: { name: string; value: string; label: string; checked?: boolean }) {
  return (
    <label class="tick">
      <input type="checkbox" name={name} value={value} defaultChecked={checked} />
      <span>{label}</span>
    </label>
  );
}

/** Does something that a person asked for, and tells what came of it. Answers whether it was done. */
export async function act(run: () => Promise<unknown>, done: string): Promise<boolean> {
  try {
    await run();
    toast(done);
    return true;
  } catch (error) {
    toastProblem(error);
    return false;
  }
}
