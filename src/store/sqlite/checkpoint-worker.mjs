/** Starts the thread of checkpoints: Node 20 cannot start one on a .ts file, so this registers the loader and imports the task. */
import { register } from 'tsx/esm/api';

register();
await import('./checkpoint-task.ts');
