/** A template filled with values, as a mail would have it. */
import { useState } from 'preact/hooks';
import { api } from '../../api.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Field, Form } from '../../parts/form.tsx';
import type { Template } from './template.ts';

type Words = { subject: string; text: string | null; html: string | null };

export function Preview({ template: { id, name, variables }, onClose }: { template: Template; onClose(): void }) {
  const [words, setWords] = useState<Words | null>(null);
  return (
    <Dialog title={`Preview of ${name}`} wide onClose={onClose}>
      <Form
        action="Show"
        onSubmit={async ({ text }) => {
          const values = Object.fromEntries(variables.map((one) => [one, text(`value ${one}`)]));
          const { data } = await api.POST('/api/v1/templates/{id}/preview', {
            params: { path: { id } },
            body: { variables: values },
          });
          setWords(data);
        }}
      >
        {variables.map((one) => (
          <Field key={one} name={`value ${one}`} label={one} value={one} />
        ))}
      </Form>
      {words && (
        <section aria-label="Preview" aria-live="polite">
          <h3>Subject</h3>
          <p>{words.subject}</p>
          {words.text !== null && (
            <>
              <h3>Text</h3>
              <pre class="letter">{words.text}</pre>
            </>
          )}
          {words.html !== null && (
            <>
              <h3>HTML</h3>
              <pre class="letter">{words.html}</pre>
            </>
          )}
        </section>
      )}
    </Dialog>
  );
}
