/** What a search may hold, with examples that can be tried. */
import { Dialog } from '../../parts/dialog.tsx';

const EXAMPLES: [example: string, finds: string][] = [
  ['invoice march', 'Both words, in mails and in the text of their files.'],
  ['"delivery note"', 'These words in a row.'],
  ['invoi*', 'Words that begin so.'],
  ['invoice -paid', 'The first word without the second.'],
  ['(lunch OR dinner) friday', 'One of the two, and the third.'],
  ['from:ada', 'In From; so do to: and subject:'],
  ['label:urgent', 'With this label.'],
  ['in:support@example.com', 'In this inbox.'],
  ['filename:report', 'With a file of this name, or a part of it.'],
  ['has:attachment', 'With a file; also has:pdf and has:image.'],
  ['is:unread', 'Also is:read, is:sent and is:received.'],
  ['newer_than:7d', 'Of the last days; older_than:3m also takes w, m and y.'],
  ['after:2026-01-31', 'Stored after a day; before: the other way round.'],
  ['larger:5M', 'Above a size; smaller:300K below one.'],
];

export function SearchHelp({ onClose, onPick }: { onClose(): void; onPick(example: string): void }) {
  return (
    <Dialog title="How to search" onClose={onClose}>
      <dl class="search-help">
        {EXAMPLES.map(([example, finds]) => (
          <div key={example}>
            <dt>
              <button type="button" class="link" onClick={() => onPick(example)}>
                <code>{example}</code>
              </button>
            </dt>
            <dd>{finds}</dd>
          </div>
        ))}
      </dl>
      <p class="hint">
        All of it can be combined, and grouped with brackets. A word with a colon that is no operator goes in quotes.
      </p>
    </Dialog>
  );
}
