/** What a tool knows of the call it serves, made from what a protocol knows: progress that only grows, and a log with a level. */
import { type Call, LOG_LEVELS, type LogLevel } from '../../tools/tool.ts';
import type { RequestId } from './sessions/in-flight.ts';

/** Goes out beside the answer, on the stream of the request itself (MCP 2025-11-25, basic/utilities/progress and server/utilities/logging). */
export type Beside =
  | {
      method: 'notifications/progress';
      params: { progressToken: RequestId; progress: number; total: number; message: string };
    }
  | {
      method: 'notifications/message';
      params: { level: LogLevel; logger: string; data: { message: string; requestId: RequestId } };
    };

export type CallSource = {
  /** Asked only by a tool that takes its time. */
  signal(): AbortSignal;
  requestId: RequestId;
  /** Undefined when the caller did not ask for progress. */
  progressToken: RequestId | undefined;
  /** What is below it is not sent; null = nothing is. */
  level(): LogLevel | null;
  send(notification: Beside): Promise<void>;
  ask?: Call['ask'];
};

export function callOf({ signal, requestId, progressToken, level, send, ask }: CallSource): Call {
  let reached = Number.NEGATIVE_INFINITY;
  // When the answer has gone out meanwhile there is nobody to tell.
  const tell = (notification: Beside) => void send(notification).catch(() => undefined);
  return {
    get signal() {
      return signal();
    },
    ...(ask ? { ask } : {}),
    progress(done, total, message) {
      if (progressToken === undefined || done <= reached) return;
      reached = done;
      tell({ method: 'notifications/progress', params: { progressToken, progress: done, total, message } });
    },
    log(at, message) {
      const least = level();
      if (least === null || LOG_LEVELS.indexOf(at) < LOG_LEVELS.indexOf(least)) return;
      tell({ method: 'notifications/message', params: { level: at, logger: 'postroom', data: { message, requestId } } });
    },
  };
}
