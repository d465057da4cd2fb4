const academy = {
  name: 'Academy',
  groupId: 'Academy ID',
  lastActivityAt: 'Last activity',
};

export const adminResources = {
  academies: {
    name: 'Academy |||| Academies',
    count: '%{smart_count} academy |||| %{smart_count} academies',
    fields: {
      ...academy,
      type: 'Type',
      ownerName: 'Owner',
      ownerEmail: 'Owner’s email',
      plan: 'Plan',
      state: 'State',
      userCount: 'Places',
      activeStudentCount: 'Active students',
      managerCount: 'Managers',
      createdAt: 'Opened',
    },
  },
  academyActivity: {
    name: 'Academy |||| Academies',
    count: '%{smart_count} academy |||| %{smart_count} academies',
    fields: {
      ...academy,
      activeUserCount: 'Students who studied',
      studySeconds: 'Study time',
      roomCount: 'Rooms created',
      joinCount: 'Entries',
    },
  },
  adminStudents: {
    name: 'Student |||| Students',
    count: '%{smart_count} student |||| %{smart_count} students',
    fields: {
      name: 'Name',
      email: 'Email',
      groupName: 'Academy',
      groupId: 'Academy ID',
      accountStatus: 'Account',
      registrationStatus: 'Registration',
      createdAt: 'Created',
    },
  },
  subscriptions: {
    name: 'Subscription |||| Subscriptions',
    fields: {
      plan: 'Plan',
      userCount: 'Places',
      startsOn: 'Starts on',
      endsOn: 'Ends on',
      trialEndsOn: 'Trial ends on',
      reason: 'Reason for the change',
    },
  },
  inquiries: {
    name: 'Inquiry |||| Inquiries',
    fields: {
      name: 'Name',
      company: 'Organisation',
      department: 'Department',
      position: 'Position',
      email: 'Email',
      phone: 'Phone',
      mobile: 'Mobile',
      userCount: 'Users',
      serviceDuration: 'Duration',
      expectedStart: 'Expected start',
      additionalInquiry: 'Further questions',
      marketingConsentAt: 'Marketing consent',
      state: 'State',
      note: 'Note',
      createdAt: 'Received',
    },
  },
};

const auditFields = {
  occurredAt: 'When',
  action: 'Action',
  targetKind: 'Subject',
  targetName: 'Name',
  actorName: 'By',
  actorId: 'By whom',
  actorRole: 'Role',
  reason: 'Reason',
  ipAddress: 'IP address',
  since: 'From',
  until: 'Until',
};
export const auditResources = {
  audits: { name: 'Audit record |||| Audit log', fields: auditFields },
  adminAudits: {
    name: 'Audit record |||| Audit log',
    fields: { ...auditFields, groupId: 'Academy ID' },
  },
};

export const auditLog = {
  caption: 'Who changed what, from what to what, when and from where.',
  empty: { title: 'No changes yet', text: 'Every change is recorded here.' },
  record: 'Audit record',
  system: 'System',
  /** What actions are done to, as headings above them. */
  nouns: {
    student: 'Student',
    manager: 'Manager',
    webhook: 'Webhook',
    template: 'Template',
    notification: 'Notification',
    inquiry: 'Inquiry',
    subscription: 'Subscription',
    academy: 'Support',
    group: 'Academy',
    owner: 'Owner',
    profile: 'Own account',
    session: 'Signing in',
    room: 'Room',
    image: 'Image',
    migration: 'Migration',
    administrator: 'System administrator',
    list: 'Export',
    access: 'Access',
  },
};

const noAcademies = {
  title: 'No academies yet',
  text: 'An academy appears here as soon as its owner has signed up.',
};

/** The super administrator's screens. */
export const admin = {
  viewAs: {
    title: 'View as the academy',
    text: 'You see what its owner sees and can change nothing. The academy’s audit log records it.',
    reason: 'Reason',
    begin: 'View as',
    viewing: 'You are viewing %{name}, read-only.',
    end: 'Stop viewing',
  },
  academies: {
    caption: 'Every academy of the service, with its users and its last activity.',
    empty: noAcademies,
  },
  subscriptions: {
    caption: 'Plan, places and period of each academy. Every change has a reason.',
    empty: noAcademies,
    active: '%{active} active students',
    history: 'History',
    saved: 'The subscription has been changed.',
  },
  students: {
    caption: 'Students of all academies.',
    empty: { title: 'No students yet', text: 'Students of every academy appear here.' },
    add: 'Add student',
    added: 'The student has been added.',
    invite: 'Invite by email',
  },
  activity: {
    caption: 'How much each academy uses the service. Study days that have ended count.',
    empty: noAcademies,
    chart: 'Study time a day',
  },
  inquiries: {
    caption: 'Who asked about adopting the service. Personal data are kept for twelve months.',
    empty: { title: 'No inquiries yet', text: 'Inquiries from the landing page appear here.' },
    saved: 'The inquiry has been changed.',
  },
};
