/** The notifications that a tool sends during a call: progress, which only grows, and log messages of a level or above. */
import { type Call, LOG_LEVELS, type LogLevel } from '../../tools/tool.ts';
import type { RequestId } from './sessions/in-flight.ts';

/** Sent before the answer, on the stream of the request (MCP 2025-11-25, basic/utilities/progress and server/utilities/logging). */
export type CallNotification =
  | {
      method: 'notifications/progress';
      params: { progressToken: RequestId; progress: number; total: number; message: string };
    }
  | {
      method: 'notifications/message';
      params: { level: LogLevel; logger: string; data: { message: string; requestId: RequestId } };
    };

export type CallSource = {
  /** Made only when a tool asks for it. */
  signal(): AbortSignal;
  requestId: RequestId;
  /** Undefined when the caller did not ask for progress. */
  progressToken: RequestId | undefined;
  /** Messages below it are not sent; null = none are. */
  level(): LogLevel | null;
  send(notification: CallNotification): Promise<void>;
  whenAnswered: Call['whenAnswered'];
  ask?: Call['ask'];
};

export function callOf({ signal, requestId, progressToken, level, send, whenAnswered, ask }: CallSource): Call {
  let reached = Number.NEGATIVE_INFINITY;
  // It may fail because the answer has gone out meanwhile; then the notification has no reader.
  const notify = (notification: CallNotification) => void send(notification).catch(() => undefined);
  return {
    get signal() {
      return signal();
    },
    whenAnswered,
    ...(ask ? { ask } : {}),
    progress(done, total, message) {
      if (progressToken === undefined || done <= reached) return;
      reached = done;
      notify({ method: 'notifications/progress', params: { progressToken, progress: done, total, message } });
    },
    log(at, message) {
      const least = level();
      if (least === null || LOG_LEVELS.indexOf(at) < LOG_LEVELS.indexOf(least)) return;
      notify({ method: 'notifications/message', params: { level: at, logger: 'postroom', data: { message, requestId } } });
    },
  };
}
