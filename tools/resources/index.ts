/** Every resource, in the order agents see them. */
import { attachmentResource, emailResource, rawEmailResource } from './emails.ts';
import { inboxesResource, inboxResource } from './inboxes.ts';
import type { Resource } from './resource.ts';

export const resources: readonly Resource[] = [
  inboxesResource,
  inboxResource,
  emailResource,
  rawEmailResource,
  attachmentResource,
];
