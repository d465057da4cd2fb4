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
  durationSeconds: 'Duration',
  since: 'Created from',
  until: 'Created to',
};

export const roomResources = {
  rooms: {
    name: 'Room |||| Rooms',
    count: '%{smart_count} room |||| %{smart_count} rooms',
    fields: {
      ...fields,
      userCount: 'In the room',
      withUsersOnly: 'Only rooms with users',
      password: 'Password',
      recommendedStudy: 'Recommended study',
      defaultRoleCamera: 'Camera on entry',
      defaultRoleMic: 'Microphone on entry',
      hostPermissions: 'Host permissions',
      endsOn: 'Ends on',
    },
  },
  roomHistories: {
    name: 'Room |||| Rooms',
    count: '%{smart_count} room |||| %{smart_count} rooms',
    fields: {
      ...fields,
      userCount: 'Total students',
      activity: 'Usage',
      since: 'Period from',
      until: 'Period to',
    },
  },
};

/** The room screens' own words. */
export const rooms = {
  /** Nothing has been heard of the room for a while. */
  stale: 'No signal',
  status: {
    caption: 'Rooms that are available now, and who is in them.',
    empty: { title: 'No available rooms', text: 'Rooms appear here as soon as they are created.' },
    summary: { open: 'Available rooms', inUse: 'In use', empty: 'Empty' },
  },
  history: {
    noPermissions:
      'You have no permissions yet, so only the room history is shown. Ask %{name} (%{email}) to grant them.',
    caption: 'All rooms and entries. The total counts each student once a day.',
    empty: { title: 'No rooms yet', text: 'Rooms stay here after they end.' },
  },
  anyActivity: 'Any',
  usersOnly: 'Only rooms with users',
  userCount: '%{count} / %{max}',
  passwordSet: 'Has a password',
  duration: { days: '%{days} d %{hours} h', hours: '%{hours} h %{minutes} min', minutes: '%{minutes} min' },
  panel: {
    loading: 'Loading the room…',
    ended: {
      title: 'This room is no longer available',
      text: 'You can find its entries in the room history.',
    },
    toHistory: 'View room history',
    toStatus: 'View live',
    tabs: { users: 'In the room', info: 'Information', settings: 'Settings', joins: 'Join history' },
  },
  users: {
    empty: { title: 'No one is in this room', text: 'People appear here as they join.' },
    host: 'Host',
    entered: 'Entered %{time}',
    observer: 'Only students assigned to you are shown.',
  },
  info: {
    totalUserCount: 'Total students',
    totalStudySeconds: 'Total study time',
    recommended: 'Weight %{weight}',
    notUsed: 'Not in use',
    none: 'None',
    noEnd: 'No end date',
    yes: 'Set',
    no: 'Not set',
    creatorGone: 'Account no longer exists',
  },
  joins: {
    search: 'Search by name',
    empty: { title: 'No entries yet', text: 'Entries and exits are recorded here.' },
    still: 'In the room now',
    columns: {
      username: 'Name',
      userType: 'Type',
      enteredAt: 'Entry',
      exitedAt: 'Exit',
      expulsionReason: 'Exit reason',
      deviceType: 'Device',
      deviceModel: 'Model',
      os: 'OS',
      networkType: 'Network',
    },
  },
  form: {
    sections: { room: 'Room', entry: 'On entry', host: 'Host' },
    use: 'In use',
    weight: 'Weight',
    password: {
      keep: 'Keep current setting',
      set: 'Set a new one',
      remove: 'No password',
      value: 'New password',
    },
  },
  join: {
    button: 'Join',
    title: 'Join “%{name}”',
    text: 'This one-time password works once, and only for you.',
    otp: 'One-time password',
    left: 'Valid for %{time}',
    expired: 'This password has expired.',
    again: 'Get a new one',
    copy: 'Copy',
    copied: 'Copied.',
    open: 'Open the room',
  },
  end: {
    button: 'End room',
    title: 'End “%{name}”?',
    text: 'No one can enter after that, and this cannot be undone.',
    users:
      '%{smart_count} person in the room will be removed. |||| %{smart_count} people in the room will be removed.',
    confirm: 'End room',
    done: 'The room has ended.',
  },
};
