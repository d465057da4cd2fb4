import type { ServiceAccount, ServiceRoom } from '../../../../src/domain/entities/roomService.ts';
import { read } from './api.ts';
import { byId } from './elements.ts';
import { chosenIn, fillOptions } from './options.ts';
import { words } from './words.ts';

const students = byId('students');
const rooms = byId('rooms');
const search = byId<HTMLInputElement>('search');
let known: ServiceRoom[] = [];
let shown: ServiceAccount[] = [];
let searches = 0;

export const chosenStudent = () => shown.find(({ customerId }) => customerId === chosenIn(students)) ?? null;
export const chosenRoom = () => known.find(({ roomId }) => roomId === chosenIn(rooms)) ?? null;

/** Shows the active students that match the search; the newest search counts. */
export async function loadStudents(): Promise<void> {
  const number = ++searches;
  const text = search.value.trim();
  const query = new URLSearchParams({ size: '100', ...(text === '' ? {} : { searchText: text }) });
  const { content } = await read<{ content: ServiceAccount[] }>(`accounts?${query.toString()}`);
  if (number !== searches) return;
  shown = content.filter(each => each.kind === 'STUDENT' && each.accountStatus === 'ACTIVE');
  const options = shown.map(({ customerId, name, email }) => ({
    value: customerId,
    label: name,
    detail: email,
  }));
  fillOptions(students, 'student', options, words.noStudents);
}

/** Shows the open rooms with the seats that are taken, and returns them. */
export async function loadRooms(): Promise<ServiceRoom[]> {
  known = (await read<{ content: ServiceRoom[] }>('rooms')).content;
  const options = known.map(({ roomId, name, roomMode, passwordSet, maxParticipants, participants }) => ({
    value: roomId,
    label: name,
    detail: [
      ...(passwordSet ? [words.locked] : []),
      words.modes[roomMode],
      words.seats
        .replace('{{taken}}', String(participants.length))
        .replace('{{all}}', String(maxParticipants)),
    ].join(' · '),
  }));
  fillOptions(rooms, 'room', options, words.noRooms);
  showPassword();
  return known;
}

function showPassword() {
  byId('passwordField').hidden = chosenRoom()?.passwordSet !== true;
}

/** Follows what is typed and chosen. */
export function watchLists(onFailure: (error: unknown) => void): void {
  let timer = 0;
  search.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void loadStudents().catch(onFailure), 200);
  });
  rooms.addEventListener('change', showPassword);
}
