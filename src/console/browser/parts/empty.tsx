/** What is shown where there is nothing yet, and what to do about it. */
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon.tsx';

export function Empty({ icon, title, children }: { icon: IconName; title: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <Icon name={icon} />
      <h2>{title}</h2>
      {children}
    </div>
  );
}
