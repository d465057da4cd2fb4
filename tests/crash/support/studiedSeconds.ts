import type { SentEvent } from '../../bench/support/roomLoad.ts';

const rank = (type: string) => (type === 'participant.left' ? 0 : type === 'participant.joined' ? 1 : 2);
const compare = (a: SentEvent, b: SentEvent) =>
  Date.parse(a.time) - Date.parse(b.time) || rank(a.type) - rank(b.type) || (a.id < b.id ? -1 : 1);
const secondOf = ({ time }: SentEvent) => Math.floor(Date.parse(time) / 1_000);

/**
 * What each student has studied, in seconds, by the events alone: from when the stopwatch was started with the camera on
 * until the next thing that happened. Students are in one room at a time, and what happens elsewhere is none of theirs.
 */
export function studiedSeconds(events: readonly SentEvent[]): Map<string, number> {
  const studied = new Map<string, number>();
  const states = new Map<string, { roomId: string; presses: boolean; camera: boolean; since: number }>();
  for (const event of events.toSorted(compare)) {
    const { customerId, roomId } = event.data;
    if (customerId === undefined) continue;
    const now = secondOf(event);
    const state = states.get(customerId);
    const isHere = state?.roomId === roomId;
    if (event.type !== 'participant.joined' && !isHere) continue;
    if (state?.presses && state.camera)
      studied.set(customerId, (studied.get(customerId) ?? 0) + now - state.since);
    if (state) state.since = now;
    if (event.type === 'participant.joined')
      states.set(customerId, { roomId, presses: false, camera: true, since: now });
    else if (event.type === 'participant.left') states.delete(customerId);
    else if (event.type.startsWith('stopwatch.')) state!.presses = event.type === 'stopwatch.started';
    else if (event.type.startsWith('camera.')) state!.camera = event.type === 'camera.on';
  }
  return studied;
}
