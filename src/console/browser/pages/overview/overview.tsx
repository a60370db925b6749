/** The first page. */
import { Empty } from '../../parts/empty.tsx';
import { who } from '../../state.ts';

export default function Overview() {
  return (
    <div class="page">
      <h1>{who.value?.account.name}</h1>
      <Empty icon="mail" title="The post room is open">
        <p>
          Its mail is under <a href="/mail">Mail</a>.
        </p>
      </Empty>
    </div>
  );
}
