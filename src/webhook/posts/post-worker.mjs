/** Starts the thread of large posts: Node 20 cannot start one on a .ts file, so this registers the loader and imports the task. */
import { register } from 'tsx/esm/api';

register();
export default (await import('./post-task.ts')).default;
