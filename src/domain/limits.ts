import { attentionLimits } from './attention/attentionLimits.ts';

/** Every constant of the business, in one place (specification, section 9). Lengths are in characters. */
export const limits = {
  name: { min: 2, max: 25 },
  nickname: { min: 2, max: 25 },
  password: { min: 8, max: 16 },
  phone: { min: 10, max: 15 },
  /** A Korean mobile number that is verified by a code. */
  mobilePhone: 11,
  academyId: { min: 4, max: 20 },
  registrationNumber: 10,
  email: { max: 254 },
  memo: { max: 500 },
  title: { max: 50 },
  /** The name of a template. */ templateName: { min: 2, max: 50 },
  shortText: { max: 100 },
  longText: { max: 2000 },
  resolution: { max: 100 },
  dream: { max: 100 },
  goal: { max: 100 },
  dDayName: { max: 10 },
  interestCategories: { max: 3 },
  searchText: { min: 2, max: 100, waitMs: 350 },
  /** What the search of everything returns of each kind at most. */
  search: { perKind: 5 },

  managers: { max: 10 },
  observers: { max: 5 },
  /** Replaced by the subscription's `userCount`. */
  students: { default: 50 },

  /** What may be uploaded, what it is converted to (pixels, how many at a time, seconds), and an academy's room for all. */
  image: {
    maxBytes: 5 * 1024 * 1024,
    maxSide: 8_192,
    maxPixels: 40_000_000,
    storedSide: 1_024,
    converting: 2,
    waiting: 16,
    maxSeconds: 10,
    academyBytes: 200 * 1024 * 1024,
    unusedHours: 24,
  },
  /** The size that is recommended for logos, in pixels. */
  logo: { width: 120, height: 120 },

  excel: { maxRows: 50_000 },
  statistics: { maxDays: 60 },
  studyHistory: { maxDays: 60 },
  attendanceHistory: { maxDays: 366 },
  adminActivity: { maxDays: 366 },
  /** Changed interest categories are counted for the rankings within these hours. */
  ranking: { top: 10, recountHours: 2 },
  /** How many rows of the table the chart of students shows. */
  studentChart: { rows: 10 },

  /**
   * When an academy's study day begins: at first, and at the latest. A change of it is known this long before it counts.
   * A day is longer where clocks go back, and longest where the zone changes from the easternmost to the westernmost.
   */
  studyDay: { startsAt: '06:00', latestStart: '12:00', hours: 24, mostHours: 63, changeLeadMinutes: 1 },
  emailCode: { minutes: 30 },
  emailResend: { seconds: 60 },
  room: {
    name: { min: 2, max: 50 },
    password: { min: 4, max: 20 },
    participants: { min: 1, max: 500 },
    tokenMinutes: 10,
  },
  /** The digits of a code by an authenticator app. */
  twoFactorCode: { digits: 6 },
  phoneCode: { digits: 6, minutes: 5, attempts: 5 },
  /** How long to wait after so many wrong passwords or codes for an account; the last wait is that of all further ones. */
  guesses: { waitSeconds: [0, 0, 0, 0, 30, 60, 120, 300, 900], mailAfter: 5, forgottenAfterHours: 24 },
  /** How long a browser counts as known after a sign-in. */
  knownBrowser: { days: 180 },
  /** A session ends when it is not used for some days, and after some more in any case. Use is noted every few minutes. */
  session: { idleDays: 7, mostDays: 30, notedMinutes: 5 },
  /** How many sign-ins of an account are listed. */
  signIns: { shown: 100 },
  recoveryCodes: { count: 10, groups: 4, groupLength: 4 },
  /** A one-time password to join a room. */
  roomPassword: { length: 8, minutes: 5 },
  invitationResend: { minutes: 5 },
  invitation: { days: 7 },
  /**
   * Repeating invitations that have not been accepted: after how many days, at most how often, what is proposed, how many
   * people at once, and between which hours of the academy's clock.
   */
  invitationReminder: {
    days: { min: 1, max: 30 },
    most: { min: 1, max: 5 },
    initial: { days: 3, most: 2 },
    batch: 500,
    hours: { from: 9, until: 21 },
  },
  /** Printed cards that say how to sign in: so many at once. */
  invitationCards: { most: 400 },
  /** Filters of lists that are stored under a name: how many a person may have, and their lengths. */
  savedView: { most: 50, name: { max: 50 }, query: { max: 2_000 } },
  /** Sets of permissions under a name: how many an academy may have, and the length of a name. */
  managerRole: { most: 30, name: { max: 30 } },
  /** Holidays, exam weeks and notes: how many an academy may have, how long one may last, and the length of its text. */
  dayNote: { most: 500, days: 100, text: { max: 60 } },
  /** By how many minutes students may come after and leave before the expected time. */
  attendanceGrace: { min: 0, max: 120, initial: 10 },
  /** How many days an excuse may last, and the length of its note. */
  excuse: { days: 100, note: { max: 200 } },
  /**
   * A file with an excuse, such as a doctor's note, and what all of an academy's files may come to: they are part of its export,
   * which is one value in the database.
   */
  excuseFile: { maxBytes: 10 * 1024 * 1024, academyBytes: 200 * 1024 * 1024 },
  /** How long a mail without an end of its own may wait for a mail server and still be worth sending. */
  heldMail: { days: 7 },
  settings: { appliesWithinSeconds: 30 },
  /** The times of the group feature settings. */
  intervalMinutes: { min: 1, max: 180 },
  /** The length of a reason that must be given. */
  reason: { min: 2, max: 200 },
  restore: { days: 30 },
  /** How long an academy can be kept after its owner has closed it, and how long an export of it can be downloaded. */
  closing: { graceDays: 30, exportDays: 7 },
  trial: { days: 7 },
  /** Owners who sign up state that they are at least this old. */
  signupAge: 14,
  /** How many days before premium ends it is announced, and for how many days after it is said that it has ended. */
  premiumEnd: { announcedDays: [3, 1], saidDays: 7 },
  inquiry: { retainedMonths: 12 },
  /** A notification that cannot be sent is tried again for about this long. */
  noticeRetry: { minutes: 15 },
  /** How long the delivery log is kept, how far ahead a notice may be scheduled, and how many are put into the outbox at once. */
  notification: { retainedMonths: 12, scheduleDays: 365, batch: 500 },

  /** The last days of an academy whose visits a job counts: two of the longest period of statistics and what was before. */
  visits: { countedDays: 130 },

  /** The purge job: rows deleted and people erased at a time, and the days after which rows of no further use go. */
  purge: { rows: 1_000, people: 100, codeDays: 30, idempotencyDays: 2, rateDays: 1 },

  /** The ages, in periods, over which statistics average. */
  averages: ['1w', '4w', '3m'],
  pageSize: { default: 25, choices: [10, 25, 50, 100], max: 100 },
  /**
   * Live screens: the stream's heartbeat, how long a connection may take, what is kept for those who come back, and asking
   * where there is no stream.
   */
  live: { beatMs: 15_000, connectMs: 8_000, replayedEvents: 2_000, streamsPerSession: 10, pollMs: 4_000 },
  /** How many stays may be asked for by name, to bring a live wall up to date. */
  livePatch: { max: 50 },
  /** An academy's identity provider: lengths, and how many domains its new managers may be of. */
  identityProvider: {
    issuer: { max: 1_000 },
    name: { max: 40 },
    client: { max: 500 },
    domains: { max: 20 },
    group: { max: 200 },
    groupRoles: { max: 50 },
  },
  /**
   * Webhooks: how many an academy may have, the length of their addresses, how long an endpoint may take to answer, how much of
   * its answer is stored (characters), the waits before each further attempt (seconds), how many attempts are listed, how
   * long a replaced secret still signs, and how long deliveries are kept.
   */
  webhook: {
    most: 20,
    url: { max: 1_000 },
    timeoutSeconds: 10,
    answer: 500,
    retrySeconds: [5, 30, 120, 600, 1_800, 7_200, 18_000, 36_000, 72_000],
    attemptsShown: 10,
    previousSecretHours: 24,
    retainedDays: 30,
  },
  alerts: { shown: 50, days: 7 },
  /** API keys: how many an academy may have in use, how often one may call in a minute, and when its last use is written. */
  apiKey: {
    name: { min: 2, max: 50 },
    most: 20,
    callsPerMinute: 1_200,
    usedEveryMinutes: 1,
    days: [30, 90, 365],
  },
  /**
   * What the service that runs the cameras may send: events in a batch, how late and how early they may be, from when on
   * one counts as late, how long its id is remembered; after how long a silence a room is shown as stale; and how many requests
   * to it are listed.
   */
  roomService: {
    batch: 500,
    participants: 500,
    lateHours: 24,
    futureSeconds: 120,
    lateAfterSeconds: 120,
    rememberedDays: 3,
    snapshotSeconds: 60,
    staleMinutes: 3,
    deviceText: 100,
    requestsShown: 100,
  },
  bulk: { max: 10_000 },
  attention: attentionLimits,
  /** How many pairs of managers students may be moved between at once. */
  assignment: { moves: 400 },
  /** How many rows a call may have; how many a grid and a file may have, which are sent in pieces of some rows. */
  import: { maxRows: 5_000, gridRows: 50_000, pieceRows: 500 },
  /**
   * The history of imports and bulk changes: how long a record is kept, for how long it can be undone, for how long the
   * console offers that on its screens, the longest name of a file and of a sheet in it, and after how many seconds the
   * end of an import is reported by email.
   */
  batch: {
    retainedDays: 90,
    undoHours: 24,
    offeredMinutes: 60,
    fileName: 200,
    sheetName: 100,
    mailedAfterSeconds: 30,
  },
  /** What an uploaded spreadsheet may be, packed and unpacked, and how long it may take to be read. */
  upload: { maxBytes: 10 * 1024 * 1024, maxUnpackedBytes: 64 * 1024 * 1024, maxParts: 500, maxSeconds: 20 },

  /**
   * Weekly reports: the length of a comment, for how many days a link can be read, how long links are stored, how many are
   * sent in one call or at once by the schedule, for how many hours a missed time is made up for, and the first settings.
   */
  weeklyReport: {
    comment: { max: 500 },
    linkDays: { min: 1, max: 90 },
    retainedDays: 365,
    sendMost: 1_000,
    batch: 200,
    lateHours: 24,
    initial: {
      showsRank: false,
      isScheduled: false,
      weekday: 'MON',
      hour: 9,
      skipsEmpty: true,
      linkDays: 14,
    },
  },

  /**
   * Files that are sent by email on a schedule: how many schedules an academy may have, how many recipients and which days of
   * the month, how many rows and bytes are attached, and for how many hours a missed time is made up for.
   */
  scheduledExport: {
    most: 50,
    recipients: { max: 20 },
    monthDay: { min: 1, max: 28 },
    maxRows: 5_000,
    maxBytes: 5 * 1024 * 1024,
    lateHours: 24,
  },

  /** What was typed and not saved: how long a browser stores it, and how soon after the last key. */
  draft: { days: 7, afterMs: 400 },
  toast: { visibleMs: 4_000, removedMs: 5_000 },
  sideMenu: { breakpointPx: 1024, resizeDebounceMs: 1_000 },
} as const;
