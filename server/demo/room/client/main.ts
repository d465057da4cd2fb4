import type { EntryAnswer } from '../../../../src/domain/entities/roomService.ts';
import { ApiError, send } from './api.ts';
import { isCameraOn, turnCameraOff, turnCameraOn } from './camera.ts';
import { byId, show } from './elements.ts';
import { chosenRoom, chosenStudent, loadRooms, loadStudents, watchLists } from './lists.ts';
import type { PressedType } from './pressedStates.ts';
import { render, renderClock } from './render.ts';
import { report } from './report.ts';
import { pressed, type Visit } from './visit.ts';
import { words } from './words.ts';

const problem = byId('problem');
const notice = byId('notice');
const enterButton = byId<HTMLButtonElement>('enter');
let visit: Visit | null = null;

const update = (next: Visit | null) => render((visit = next));
const place = ({ roomId, customerId }: Visit) => ({ roomId, customerId });
const showError = (error: unknown) =>
  show(problem, error instanceof ApiError ? error.message : words.unreachable);
const typed = (id: string) => byId<HTMLInputElement>(id).value.trim();

async function enter() {
  const [student, room] = [chosenStudent(), chosenRoom()];
  const [password, oneTimePassword] = [typed('password'), typed('oneTimePassword')];
  if (room === null || (student === null && oneTimePassword === '')) return show(problem, words.chooseBoth);
  const { roomId } = room;
  // A one-time password says who enters.
  const answer = await send<EntryAnswer>('entries', 'application/json', {
    roomId,
    ...(oneTimePassword === '' ? { customerId: student?.customerId } : { oneTimePassword }),
    ...(room.passwordSet && password !== '' ? { password } : {}),
  });
  if (!answer.allowed || answer.customerId === null) return show(problem, answer.message);
  const { customerId } = answer;
  const camera = (await turnCameraOn()) ? 'ON' : 'OFF';
  const device = { camera, mic: 'OFF', os: navigator.platform, deviceModel: 'Browser' };
  if (!(await report('participant.joined', { roomId, customerId, ...device })))
    return show(problem, words.unreachable);
  byId<HTMLInputElement>('oneTimePassword').value = '';
  update({
    customerId,
    name: answer.displayName ?? '',
    roomId,
    roomName: room.name,
    stopwatch: 'STOP',
    mic: false,
    away: false,
    studiedMs: 0,
    since: Date.now(),
  });
}

/** Ends the visit on this page. */
function close(text: string | null) {
  turnCameraOff();
  update(null);
  show(notice, text);
  void loadRooms().catch(showError);
}

byId('choice').addEventListener('submit', event => {
  event.preventDefault();
  show(problem, null);
  show(notice, null);
  enterButton.disabled = true;
  enterButton.textContent = words.entering;
  void enter()
    .catch(showError)
    .finally(() => {
      enterButton.disabled = false;
      enterButton.textContent = words.enter;
    });
});

byId('preview').addEventListener('click', () => {
  if (isCameraOn()) turnCameraOff();
  else return void turnCameraOn().then(() => render(visit));
  render(visit);
});

for (const button of document.querySelectorAll<HTMLElement>('[data-press]'))
  button.addEventListener('click', () => {
    if (visit === null) return;
    const type = button.dataset.press as PressedType;
    void report(type, place(visit));
    update(pressed(visit, type, Date.now()));
  });

byId('camera').addEventListener('click', () => {
  if (visit === null) return;
  const at = place(visit);
  if (isCameraOn()) {
    turnCameraOff();
    void report('camera.off', at);
    return render(visit);
  }
  void turnCameraOn().then(isOn => {
    if (isOn) void report('camera.on', at);
    render(visit);
  });
});

byId('microphone').addEventListener('click', () => {
  if (visit === null) return;
  void report(visit.mic ? 'microphone.off' : 'microphone.on', place(visit));
  update({ ...visit, mic: !visit.mic });
});

byId('away').addEventListener('click', () => {
  if (visit === null) return;
  void report(visit.away ? 'participant.back' : 'participant.away', place(visit));
  update({ ...visit, away: !visit.away });
});

byId('leave').addEventListener('click', () => {
  if (visit === null) return;
  void report('participant.left', place(visit)).then(() => loadRooms().catch(showError));
  turnCameraOff();
  update(null);
});

// Closing the page is leaving the room.
window.addEventListener('pagehide', () => {
  if (visit !== null) void report('participant.left', place(visit), { isLast: true });
});
window.addEventListener('pageshow', event => {
  if (event.persisted) location.reload();
});

/** The console can end a visit too. */
async function watchVisit() {
  const before = visit;
  if (before === null) return;
  const rooms = await loadRooms();
  if (visit === null || before.roomId !== visit.roomId) return;
  const here = rooms.find(({ roomId }) => roomId === before.roomId)?.participants ?? [];
  if (!here.some(({ customerId }) => customerId === before.customerId)) close(words.removed);
}

watchLists(showError);
render(null);
void Promise.all([loadStudents(), loadRooms()]).catch(showError);
setInterval(() => renderClock(visit), 1_000);
setInterval(() => void watchVisit().catch(() => undefined), 4_000);
