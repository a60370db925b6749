/** How many mails wait for approval, beside the page's name in the navigation. */
import { api } from '../../api.ts';
import { useReading } from '../../parts/reading.ts';

/** More are told as "50+". */
const MOST = 50;

export function HeldBadge() {
  const { value } = useReading(
    async (asked) => (await api.GET('/api/v1/emails/held', { ...asked, params: { query: { limit: MOST } } })).data,
    [],
    ({ type }) => /^email\.(held|approved|rejected|canceled|deleted)$/.test(type),
  );
  const count = value?.data.length ?? 0;
  if (count === 0) return null;
  return (
    <span class="badge">
      {value?.nextCursor ? `${MOST}+` : count}
      <span class="unseen"> wait</span>
    </span>
  );
}
