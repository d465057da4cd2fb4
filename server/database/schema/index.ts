export * from './accounts.ts';
export * from './study.ts';
export * from './operations.ts';
export * from './moves.ts';
export * from './webhooks.ts';
export * from './roomService.ts';
