import { limits } from '../../domain/limits.ts';
/** The connection to the server. */
export const live = {
  contact: {
    connecting: 'Connecting…',
    live: 'Live',
    polling: 'Not live · refreshing automatically',
    lost: 'Connection lost. Reconnecting…',
  },
  /** `%{ago}` is a time such as “12s ago”. */
  asOf: 'As of %{ago}.',
  devices: {
    camera: { ON: 'Camera on', OFF: 'Camera off' },
    mic: { ON: 'Microphone on', OFF: 'Microphone off' },
    speaker: { ON: 'Speaker on', OFF: 'Speaker off' },
  },
  lost: {
    title: 'The connection to the server was lost.',
    text: 'This page may be out of date. It will update when you’re back online.',
  },
};

/** The bell. */
export const bell = {
  open: 'Notifications',
  openWith: 'Notifications, %{smart_count} unread',
  title: 'Notifications',
  markRead: 'Mark all as read',
  unread: 'Unread',
  take: 'I’m on it',
  release: 'Release',
  close: 'Close',
  taken: '%{name} is on it',
  takenByMe: 'You are on it',
  closed: 'Closed by %{name}',
  empty: {
    title: 'No new notifications',
    text: `Camera-off, absence and long-break notifications from the last ${limits.alerts.days} days appear here.`,
  },
  text: {
    CAMERA_OFF: 'Camera off',
    ABSENCE: 'Away from camera',
    BREAK: 'Long break',
  },
};

/** The live wall. */
export const wall = {
  caption: 'Students who are studying right now. Today’s study time is counted from %{dayStart}.',
  summary: {
    total: 'In a room now',
    STUDY: 'Studying',
    BREAK: 'On break',
    STOP: 'Stopped',
    cameraOff: 'Camera off',
    away: 'Away',
    ofStudents: '%{rate} of students',
  },
  selection: {
    begin: 'Select',
    end: 'Stop selecting',
    none: 'Select students',
    all: 'Select all %{count}',
    count: '%{smart_count} student |||| %{smart_count} students',
  },
  view: { label: 'View', tiles: 'Tiles', list: 'List' },
  fullScreen: { enter: 'Full screen', leave: 'Leave full screen' },
  page: '%{first}–%{last} of %{total}',
  search: 'Search by name',
  room: 'Room',
  manager: 'Manager',
  all: 'All',
  sort: {
    label: 'Sort',
    attention: 'Needs attention',
    name: 'By name',
    time: 'Most study time',
    entered: 'Most recent first',
    room: 'By study room',
  },
  list: 'Students who are studying now',
  column: {
    student: 'Student',
    state: 'Status',
    room: 'Room',
    today: 'Today',
    target: 'Target',
    devices: 'Camera and microphone',
  },
  today: 'Studied today',
  ofTarget: '%{rate} of %{target}',
  hours: '%{hours} h',
  hoursAndMinutes: '%{hours} h %{minutes} min',
  noTarget: 'No target',
  cameraOff: 'Camera off',
  away: 'Away',
  stale: 'No signal',
  details: {
    enteredAt: 'Entered at',
    since: 'Status since',
    devices: 'Devices',
    device: 'Device',
    open: 'Student details',
    room: 'View room',
    gone: {
      title: 'No longer in a room',
      text: 'The student has left. Their study time is kept in today’s record.',
    },
  },
  empty: {
    title: 'No one is studying right now',
    text: 'Students appear here as soon as they enter a room.',
  },
};
