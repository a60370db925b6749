/** Starts the thread of a migration: Node 20 cannot start one on a .ts file, so this registers the loader and imports the task. */
import { register } from 'tsx/esm/api';

register();
await import('./migrate-task.ts');
