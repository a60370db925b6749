/** Every table body. Each engine's schema.ts calls all of them. */
export * from './accounts.ts';
export * from './correspondents.ts';
export * from './counters.ts';
export * from './deliveries.ts';
export * from './domains.ts';
export * from './drafts.ts';
export * from './emails.ts';
export * from './events.ts';
export * from './idempotency.ts';
export * from './inboxes.ts';
export * from './instances.ts';
export * from './secrets.ts';
export * from './sessions.ts';
export * from './suppressions.ts';
export * from './templates.ts';
export * from './threads.ts';
export * from './webhook-tokens.ts';
