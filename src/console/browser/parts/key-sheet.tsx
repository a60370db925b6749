/** The sheet that says what each key does. */
import { Dialog } from './dialog.tsx';
import { keyGroups } from './keys.ts';

export function KeySheet({ onClose }: { onClose(): void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      {keyGroups.value.map(({ name, keys }) => (
        <section key={name}>
          <h3>{name}</h3>
          <dl class="key-list">
            {Object.entries(keys).map(([key, { does }]) => (
              <div key={key}>
                <dt>
                  {key.split(' ').map((one) => (
                    <kbd key={one}>{one === 'Escape' ? 'Esc' : one}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
