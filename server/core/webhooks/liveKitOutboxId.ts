/** The webhook id of calls to the LiveKit server, which belong to no webhook. */
export const liveKitOutboxId = '00000000-0000-0000-0000-000000000000';
