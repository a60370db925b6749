/** What a program imports of `@postroom/client`. */
export { type Client, type ClientOptions, createClient } from './client.ts';
export { PostroomError } from './errors.ts';
export type { Followed, FollowOptions } from './follow.ts';
export type { components, operations, paths } from './schema.ts';
export type { EventType, PostroomEvent } from './shapes.ts';
export type { Waited, WaitOptions } from './wait.ts';
export { InvalidWebhook, verifyWebhook, type Webhook } from './webhook.ts';
