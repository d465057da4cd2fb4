import { limits } from '../../domain/limits.ts';
const subscriptionPeriod = {
  ending: 'Ends soon',
  startsOn: 'Starts on',
  endsOn: 'Ends on',
  trialEndsOn: 'Trial ends on',
};
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
      state: 'Status',
      ...subscriptionPeriod,
      userCount: 'Seats',
      activeStudentCount: 'Active students',
      closesAt: 'Closes on',
      managerCount: 'Managers',
      createdAt: 'Created',
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
      userCount: 'Seats',
      ...subscriptionPeriod,
      reason: 'Reason for the change',
    },
  },
  inquiries: {
    name: 'Inquiry |||| Inquiries',
    fields: {
      name: 'Name',
      company: 'Organization',
      department: 'Department',
      position: 'Position',
      email: 'Email',
      phone: 'Phone',
      mobile: 'Mobile',
      userCount: 'Users',
      serviceDuration: 'Duration',
      expectedStart: 'Expected start',
      additionalInquiry: 'Additional comments',
      marketingConsentAt: 'Marketing consent',
      state: 'Status',
      note: 'Note',
      createdAt: 'Received',
    },
  },
};

const auditFields = {
  occurredAt: 'Time',
  action: 'Action',
  targetKind: 'Type',
  targetName: 'Target',
  actorName: 'By',
  actorId: 'By',
  actorRole: 'Role',
  reason: 'Reason',
  ipAddress: 'IP address',
  since: 'From',
  until: 'Until',
};
export const auditResources = {
  audits: { name: 'Audit entry |||| Audit log', fields: auditFields },
  adminAudits: {
    name: 'Audit entry |||| Audit log',
    fields: { ...auditFields, groupId: 'Academy', groupTitle: 'Academy' },
  },
};

export const auditLog = {
  caption: 'Who changed what, how, when and from where.',
  empty: { title: 'No changes yet', text: 'Every change is recorded here.' },
  record: 'Audit entry',
  system: 'System',
  /** What actions are done to, where records have no word for it (`choices.auditKind`). */
  nouns: {
    academy: 'Support',
    owner: 'Owner',
    profile: 'Own account',
    session: 'Signing in',
    administrator: 'System administrator',
    access: 'Access',
    exportSchedule: 'Scheduled exports',
  },
};

const noAcademies = {
  title: 'No academies yet',
  text: 'Academies appear here once their owner has signed up.',
};

/** The super administrator's screens. */
export const admin = {
  viewAs: {
    title: 'View as the academy',
    text: 'You will see what the owner sees, read-only. The visit is recorded in the academy’s audit log.',
    reason: 'Reason',
    begin: 'View as',
    viewing: 'You are viewing %{name}, read-only.',
    end: 'Stop viewing',
  },
  academies: {
    caption: 'All academies that use the service, with their users and last activity.',
    empty: noAcademies,
  },
  subscriptions: {
    caption: 'Plan, seats and period of each academy. Please give a reason for every change.',
    empty: noAcademies,
    active: '%{active} active students',
    history: 'History',
    saved: 'The subscription has been updated.',
  },
  students: {
    caption: 'Students of all academies.',
    empty: { title: 'No students yet', text: 'Students of every academy appear here.' },
    add: 'Add students',
    choose: {
      title: 'Choose an academy',
      text: 'Then enter or paste its new students, or open a file. The academy’s student limit applies.',
    },
    toAcademy: 'Open academy',
  },
  activity: {
    caption: 'How much each academy uses the service. Study in progress is counted once it ends.',
    empty: noAcademies,
    chart: 'Study time per day',
    none: { title: 'No study time', text: 'No study time was recorded in this period.' },
  },
  inquiries: {
    caption: `Inquiries about adopting the service. Personal data is kept for ${limits.inquiry.retainedMonths} months.`,
    empty: { title: 'No inquiries yet', text: 'Inquiries from the landing page appear here.' },
    saved: 'The inquiry has been updated.',
  },
};
