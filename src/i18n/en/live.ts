/** The connection to the server. */
export const live = {
  contact: {
    connecting: 'Connecting…',
    live: 'Live',
    polling: 'Refreshed every few seconds',
    lost: 'Connection lost. Trying again…',
  },
  /** `%{ago}` is a time such as “12s ago”. */
  asOf: 'As of %{ago}.',
  devices: {
    camera: { ON: 'Camera on', OFF: 'Camera off' },
    mic: { ON: 'Microphone on', OFF: 'Microphone off' },
    speaker: { ON: 'Speaker on', OFF: 'Speaker off' },
  },
  lost: {
    title: 'The connection to the server is lost.',
    text: 'What you see may be out of date. It catches up by itself as soon as the connection is back.',
  },
};

/** The bell. */
export const bell = {
  open: 'Alerts',
  openWith: 'Alerts, %{smart_count} unread',
  title: 'Alerts',
  markRead: 'Mark all as read',
  unread: 'Unread',
  empty: { title: 'All quiet', text: 'Camera-off, absence and break alerts of the last 7 days appear here.' },
  text: {
    CAMERA_OFF: 'The camera is off',
    ABSENCE: 'Not seen before the camera',
    BREAK: 'The break is taking long',
  },
};

/** The live wall. */
export const wall = {
  caption: 'Who is studying right now. Study time of today, counted from 06:00.',
  summary: {
    total: 'In a room now',
    STUDY: 'Studying',
    BREAK: 'On break',
    STOP: 'Stopped',
    cameraOff: 'Camera off',
    away: 'Away',
    ofStudents: '%{rate} of students',
  },
  view: { label: 'View', tiles: 'Tiles', list: 'List' },
  search: 'Search name',
  room: 'Room',
  manager: 'Manager',
  all: 'All',
  sort: {
    label: 'Sort',
    attention: 'Needs attention first',
    name: 'By name',
    time: 'Longest study first',
    entered: 'Latest entry first',
  },
  list: 'Students who are studying now',
  shown: '%{smart_count} student |||| %{smart_count} students',
  column: {
    student: 'Student',
    state: 'State',
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
  details: {
    enteredAt: 'Entered at',
    since: 'State since',
    devices: 'Devices',
    device: 'Device',
    open: 'Student details',
    room: 'See the room',
    gone: {
      title: 'No longer in a room',
      text: 'The student has left. Today’s record keeps the study time.',
    },
  },
  empty: {
    title: 'Nobody is studying right now',
    text: 'Students appear here the moment they enter a room.',
  },
};
