// A room service in miniature: opens a room, lets a student in, reports what they do, and closes the room.
//   API_KEY=srk_… node examples/room-service/index.mjs http://localhost:4000
// The key is created in the console under Settings, API keys, with all scopes. Node 20 or later, no packages.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const base = `${process.argv[2] ?? 'http://localhost:4000'}/api/v1/room-service`;
const key = process.env.API_KEY;
const pauseMs = Number(process.env.PAUSE_MS ?? 3_000);
if (!key) throw new Error('Set API_KEY to a key with the scopes rooms:write, rooms:read and accounts:read.');

async function call(method, path, body, type = 'application/json') {
  const response = await fetch(base + path, {
    method,
    headers: {
      Authorization: `Bearer ${key}`,
      'Accept-Language': 'en',
      ...(body ? { 'Content-Type': type } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.code} ${answer.message}`);
  return answer;
}

const event = (type, data) => ({
  specversion: '1.0',
  id: randomUUID(),
  source: '/examples/room-service',
  type,
  time: new Date().toISOString(),
  data,
});

/** Sends a batch until it is acknowledged: an event that is sent twice counts once. */
async function report(...events) {
  for (let attempt = 1; ; attempt++)
    try {
      const { verdicts } = await call('POST', '/events', events, 'application/cloudevents-batch+json');
      for (const [index, { verdict, message }] of verdicts.entries())
        console.log(`${events[index].type}: ${verdict}${message ? ` (${message})` : ''}`);
      return;
    } catch (error) {
      if (attempt === 5) throw error;
      await wait(2 ** attempt * 250);
    }
}

const { content: accounts } = await call('GET', '/accounts?size=100');
const student = accounts.find(({ kind, accountStatus }) => kind === 'STUDENT' && accountStatus === 'ACTIVE');
if (!student) throw new Error('The academy has no active student.');
const { customerId } = student;

const roomId = randomUUID();
await report(event('room.opened', { roomId, name: 'Example room', maxParticipants: 10 }));

const entry = await call('POST', '/entries', { roomId, customerId });
console.log(
  `${student.name} ${entry.allowed ? `may enter as ${entry.role}` : `may not enter: ${entry.message}`}`,
);
if (!entry.allowed) process.exit(1);

const who = { roomId, customerId };
await report(
  event('participant.joined', { ...who, camera: 'ON', mic: 'OFF', networkType: 'WIFI', deviceType: 'PC' }),
  event('stopwatch.started', who),
);

// Once a minute for each room: people who are missing from it are taken to have left.
const snapshot = { time: new Date().toISOString(), participants: [{ customerId, stopwatch: 'STUDY' }] };
const { left } = await call('PUT', `/rooms/${roomId}/participants`, snapshot);
console.log(`The snapshot ended ${left.length} stays.`);

await wait(pauseMs);
await report(event('camera.off', who), event('stopwatch.break', who));
await wait(pauseMs);
await report(event('participant.left', who));
await report(event('room.closed', { roomId }));
const room = await call('GET', `/rooms/${roomId}`);
console.log(`The room is ${room.status}.`);
