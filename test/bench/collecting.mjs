/** Loaded into a measured process: all its threads collect their garbage at SIGUSR2, so that what is held can be told from what is only left over. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BroadcastChannel, isMainThread } from 'node:worker_threads';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const channel = new BroadcastChannel('collect garbage');
channel.unref();
channel.onmessage = () => collect();
if (isMainThread)
  process.on('SIGUSR2', () => {
    collect();
    channel.postMessage(null);
  });
