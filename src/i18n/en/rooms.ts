const fields = {
  name: 'Name',
  roomUrlId: 'Room ID',
  creatorName: 'Creator',
  creatorEmail: 'Creator’s email',
  nickname: 'Nickname',
  createdAt: 'Created',
  endedAt: 'Ended',
  status: 'Status',
  roomMode: 'Mode',
  passwordSet: 'Password',
  maxParticipants: 'Capacity',
  durationSeconds: 'Open for',
  since: 'Created from',
  until: 'Created until',
};

export const roomResources = {
  rooms: {
    name: 'Room |||| Rooms',
    count: '%{smart_count} room |||| %{smart_count} rooms',
    fields: {
      ...fields,
      userCount: 'In the room',
      withUsersOnly: 'With users only',
      password: 'Password',
      recommendedStudy: 'Recommended study',
      defaultRoleCamera: 'Camera on entry',
      defaultRoleMic: 'Microphone on entry',
      hostPermissions: 'Host may',
      endsOn: 'Ends on',
    },
  },
  roomHistories: {
    name: 'Room |||| Rooms',
<<<<<<< HEAD
    fields: {
      ...fields,
      userCount: 'Students in total',
      activity: 'What happened',
      since: 'Period from',
      until: 'Period to',
    },
=======
    count: '%{smart_count} room |||| %{smart_count} rooms',
    fields: { ...fields, userCount: 'Students in total' },
>>>>>>> main
  },
};

/** The room screens' own words. */
export const rooms = {
  status: {
    caption: 'Rooms that are open now, and who is in them.',
    empty: { title: 'No room is open', text: 'Rooms appear here as soon as they are created.' },
    summary: { open: 'Open rooms', inUse: 'In use', empty: 'Empty' },
  },
  history: {
    caption: 'Every room there was, with everybody who has been in it. Students in total: each once a day.',
    empty: { title: 'There was no room yet', text: 'Rooms stay here after they have ended.' },
  },
  anyActivity: 'Any',
  usersOnly: 'Only rooms that somebody is in',
  userCount: '%{count} / %{max}',
  passwordSet: 'Has a password',
  duration: { days: '%{days} d %{hours} h', hours: '%{hours} h %{minutes} min', minutes: '%{minutes} min' },
  panel: {
    loading: 'Loading the room…',
    ended: { title: 'This room is not open any more', text: 'Its history keeps everybody who was in it.' },
    toHistory: 'Room history',
    toStatus: 'See it live',
    tabs: { users: 'In the room', info: 'Information', settings: 'Settings', joins: 'Join history' },
  },
  users: {
    empty: { title: 'Nobody is in this room', text: 'Who enters appears here at once.' },
    host: 'Host',
    entered: 'Entered %{time}',
    observer: 'You see the students who are assigned to you.',
  },
  info: {
    totalUserCount: 'Students in total',
    totalStudySeconds: 'Study time in total',
    recommended: 'Weight %{weight}',
    notUsed: 'Not in use',
    none: 'None',
    noEnd: 'Open end',
    yes: 'Set',
    no: 'Not set',
    creatorGone: 'Account no longer exists',
  },
  joins: {
    search: 'Search name',
    empty: { title: 'Nobody has been here', text: 'Entries and exits are kept here.' },
    still: 'In the room now',
  },
  form: {
    sections: { room: 'Room', entry: 'On entry', host: 'Host' },
    use: 'In use',
    weight: 'Weight',
    password: { keep: 'Keep as it is', set: 'Set a new one', remove: 'No password', value: 'New password' },
  },
  join: {
    button: 'Join',
    title: 'Join “%{name}”',
    text: 'This one-time password opens the room once. Only you can use it.',
    otp: 'One-time password',
    left: 'Valid for %{time}',
    expired: 'This password has expired.',
    again: 'New password',
    copy: 'Copy',
    copied: 'Copied.',
    open: 'Open the room',
  },
  end: {
    button: 'End room',
    title: 'End “%{name}”?',
    text: 'Nobody can enter any more, and this cannot be undone.',
    users: '%{smart_count} person leaves the room now. |||| %{smart_count} people leave the room now.',
    confirm: 'End room',
    done: 'The room has ended.',
  },
};
