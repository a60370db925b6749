/** Whom a mail is for: the first of them, and the others on request. */
import { addressesOf } from './rows.ts';

/** Addresses of each kind that are shown at once. */
const FEW = 10;

type Props = { to: string; cc: string; bcc: string; isCut: boolean };

/** `isCut`: the mail has more than the server keeps apart. */
export function Recipients({ to, cc, bcc, isCut }: Props) {
  return (
    <div class="hint recipients">
      <Kind name="to" addresses={to || 'nobody yet'} />
      {cc && <Kind name="cc" addresses={cc} />}
      {bcc && <Kind name="bcc" addresses={bcc} />}
      {isCut && <p>There are more, which only the source has.</p>}
    </div>
  );
}

function Kind({ name, addresses }: { name: string; addresses: string }) {
  const all = addressesOf(addresses);
  const rest = all.slice(FEW);
  return (
    <>
      <p>
        {name} <Named all={all.slice(0, FEW)} />
      </p>
      {rest.length > 0 && (
        <details>
          <summary>
            {name} {rest.length.toLocaleString()} more
          </summary>
          <p>
            <Named all={rest} />
          </p>
        </details>
      )}
    </>
  );
}

/** A name turns round no other. */
function Named({ all }: { all: string[] }) {
  return (
    <>
      {all.map((address, at) => (
        <span key={at}>
          {at > 0 && ', '}
          <bdi>{address}</bdi>
        </span>
      ))}
    </>
  );
}
