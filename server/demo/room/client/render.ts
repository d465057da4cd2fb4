import { isCameraOn } from './camera.ts';
import { byId, show } from './elements.ts';
import { pressedStates, type PressedType } from './pressedStates.ts';
import { studiedBy, type Visit } from './visit.ts';
import { words } from './words.ts';

/** Shows the choice, or the room with its buttons in their current state. */
export function render(visit: Visit | null): void {
  document.body.classList.toggle('inside', visit !== null);
  byId('choice').hidden = visit !== null;
  byId('controls').hidden = visit === null;
  byId('clock').hidden = visit === null;
  byId('preview').hidden = visit !== null;
  byId('preview').textContent = isCameraOn() ? words.camera.off : words.camera.on;
  const state = visit === null ? 'none' : visit.away ? 'away' : visit.stopwatch;
  byId('state').dataset.state = state;
  show(byId('state'), words.states[state]);
  show(byId('who'), visit === null ? words.states.none : `${visit.name} · ${visit.roomName}`);
  renderClock(visit);
  if (visit === null) return;
  for (const button of document.querySelectorAll<HTMLElement>('[data-press]'))
    button.ariaPressed = String(pressedStates[button.dataset.press as PressedType] === visit.stopwatch);
  byId('camera').textContent = isCameraOn() ? words.camera.off : words.camera.on;
  byId('microphone').textContent = visit.mic ? words.microphone.off : words.microphone.on;
  byId('away').textContent = visit.away ? words.back : words.away;
}

/** Shows the study time of a visit. */
export function renderClock(visit: Visit | null): void {
  const seconds = visit === null ? 0 : Math.floor(studiedBy(visit, Date.now()) / 1_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  byId('clock').textContent = `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}
