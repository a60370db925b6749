/** The raw mail, as it came or went. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { answered } from '../../api.ts';
import { Icon } from '../../parts/icon.tsx';
import { ProblemNote } from '../../parts/problem.tsx';
import { sizeWords } from './files.ts';

/** Bytes that are shown; the rest is in the download. */
const MOST = 256 * 1024;

export function Source({ id, size }: { id: string; size: number }) {
  const text = useSignal<string | null>(null);
  const failure = useSignal<unknown>(null);
  const path = `/api/v1/emails/${id}/raw`;
  useEffect(() => {
    const leaving = new AbortController();
    beginning(path, leaving.signal).then(
      (read) => (text.value = read),
      (error: unknown) => {
        if (!leaving.signal.aborted) failure.value = error;
      },
    );
    return () => leaving.abort();
  }, [path]);
  if (failure.value) return <ProblemNote error={failure.value} />;
  return (
    <div class="source">
      <p>
        <a href={path} download={`${id}.eml`}>
          <Icon name="down" />
          Download ({sizeWords(size)})
        </a>
        {size > MOST && <span class="hint"> The first {sizeWords(MOST)} are shown.</span>}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the keys */}
      <pre tabIndex={0}>{text.value ?? 'Reading …'}</pre>
    </div>
  );
}

async function beginning(path: string, signal: AbortSignal): Promise<string> {
  const response = await answered(path, { signal });
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let piece = await reader.read(); !piece.done && bytes < MOST; piece = await reader.read()) {
    bytes += piece.value.length;
    text += decoder.decode(piece.value, { stream: true });
  }
  await reader.cancel();
  return text;
}
