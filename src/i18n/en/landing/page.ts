import { limits } from '../../../domain/limits.ts';
import { permissions } from '../../../domain/permissions.ts';

const { trial, observers, excel, attendanceHistory, ranking, studyDay } = limits;
const dayStartsAt = studyDay.startsAt;

/** What the landing page says by itself, with the service's name as `%{product}`; what its operator says is in `content`. */
export const page = {
  product: '%{product}',
  meta: {
    title: '%{product} | Camera study rooms, managed on one screen',
    description:
      'Entries, study time, attendance and statistics for camera study rooms: self-directed study management under your own academy, study cafe, school or company name.',
  },
  skip: 'Skip to content',
  sample: 'Sample',
  newTab: 'opens in a new tab',
  nav: {
    label: 'On this page',
    open: 'Menu',
    service: 'Service',
    features: 'Features',
    cases: 'Customers',
    support: 'Support',
    login: 'Sign in',
    console: 'Go to the console',
    inquiry: 'Contact us',
    dark: 'Dark mode',
    language: 'Language',
  },
  hero: {
    title: ['Every hour of study,', 'on a single screen'],
    text: 'Entries, study time, attendance and statistics for camera study rooms: self-directed study management under your own academy, study cafe, school or company name.',
    inquiry: 'Contact us',
    login: 'Sign in to the console',
    console: 'Go to the console',
    trial: `Sign up now and use every premium feature free for ${trial.days} days.`,
    signUp: 'Start for free',
    picture: 'The console showing how an academy’s students are studying',
  },
  service: {
    title: ['Students study.', '%{product} takes care of the records.'],
    text: 'Guidance, not surveillance. What matters is not how long someone sat there today, but how consistently they study.',
    cards: {
      dashboard: {
        title: 'Your own dashboard',
        text: 'Compare study records, rooms and attendance with the previous period. Every figure links to the list behind it.',
      },
      selfStudy: {
        title: 'Self-directed study',
        text: 'A stopwatch records study and breaks separately and shows how much of their target each student has reached.',
      },
      ranking: {
        title: 'Rankings',
        text: `Rankings restart at ${dayStartsAt} every day, or at a time you choose. See the top and bottom ${ranking.top} side by side, and find the students who need you first.`,
      },
      monitoring: {
        title: 'Monitoring accounts for teachers',
        text: `Up to ${observers.max} observer accounts that see only their own students, so no one misses a camera that is off or an empty chair.`,
      },
      branding: {
        title: 'Your logo',
        text: 'Add your logo and color, and the whole console takes on your academy’s look.',
      },
      focus: {
        title: 'Free focus tools',
        text: 'White noise and a pomodoro timer, free for everyone. Try them below.',
      },
    },
    drawn: {
      recent: 'Last 4 weeks',
      last: '4 weeks before',
      goal: '82% of target',
      names: ['Seoyeon K.', 'Doyun L.', 'Harin P.', 'Junwoo C.'],
      states: { study: 'Studying', rest: 'Break', cameraOff: 'Camera off' },
      academies: ['Hanbit', 'Onsaemiro'],
    },
  },
  focus: {
    title: 'Try one focus session now',
    text: 'A pomodoro timer that needs no account. White noise is generated in your browser: nothing is downloaded or sent.',
    timer: 'Pomodoro timer',
    lengths: 'Focus and break length',
    length: (focus: number, rest: number) => `${focus} min focus · ${rest} min break`,
    phases: { focus: 'Focus', rest: 'Break' },
    start: 'Start',
    pause: 'Pause',
    resume: 'Resume',
    reset: 'Start over',
    done: 'Completed',
    times: '',
    ended: { focus: 'Well done. Take a break.', rest: 'The break is over. Ready for another round?' },
    noise: 'Background noise',
    noises: { off: 'Off', white: 'White', pink: 'Pink', brown: 'Brown' },
    volume: 'Volume',
  },
  features: {
    title: 'Made for your everyday work',
    text: 'From one student’s day to three months of the whole academy, built around the work you actually do.',
    items: {
      live: {
        title: 'Live study status',
        text: 'See within seconds who is studying, on a break or stopped.',
      },
      attendance: {
        title: 'Attendance',
        text: `Up to ${Math.floor(attendanceHistory.maxDays / 365)} year of attendance in a calendar. Corrections keep the original record.`,
      },
      alerts: {
        title: 'Absence alerts',
        text: 'Cameras that are off, empty chairs and long breaks are detected, and the responsible manager is alerted.',
      },
      reports: {
        title: 'Statistics and reports',
        text: `Download weekly and monthly statistics as PDF, and lists of up to ${excel.maxRows.toLocaleString('en')} rows as Excel.`,
      },
      import: {
        title: 'Excel import',
        text: 'Paste your roster. Every row is checked first, and invitation emails are sent for you.',
      },
      permissions: {
        title: 'Detailed permissions',
        text: `Give each manager a different set of ${permissions.length} permissions. Menus they have no permission for are hidden.`,
      },
      groups: {
        title: 'Management groups',
        text: 'Assign many students to a manager at once, and undo it if you make a mistake.',
      },
      rooms: {
        title: 'Study rooms',
        text: 'Set the password, the maximum number of participants, and the camera and microphone on entry.',
      },
      history: { title: 'Change history', text: 'A complete record of who changed what, and when.' },
    },
  },
  figures: { title: '%{product} in figures' },
  cases: {
    title: 'Stories from our customers',
    text: 'An academy, a study cafe and a school, each using it in its own way.',
  },
  awards: { title: 'Awards and certificates' },
  support: {
    title: 'Up and running in four steps',
    steps: [
      {
        title: 'Contact us',
        text: 'Tell us how many users you have and when you want to start. We will get back to you.',
      },
      {
        title: 'Consultation',
        text: 'We learn how you work and decide on the features and number of users together.',
      },
      {
        title: 'Setup',
        text: 'We create your academy ID and add your logo and roster. We also help you move your data.',
      },
      { title: 'Start', text: 'Send invitation emails to your students, and records start the same day.' },
    ],
    questions: 'Frequently asked questions',
    answers: [
      {
        question: 'Can we try it for free first?',
        answer: `Yes. Every premium feature is free for ${trial.days} days from the day you sign up. Your records are kept after the trial ends.`,
      },
      {
        question: 'Are the students’ cameras recorded?',
        answer:
          'No. The console only records entries and exits, study status and whether the camera is on. No video is stored.',
      },
      {
        question: `Why does a day start at ${dayStartsAt}?`,
        answer: `So that studying past midnight is not split across two days, study records, attendance and rankings are counted from ${dayStartsAt}. Your academy can choose another time.`,
      },
      {
        question: 'How many managers and teachers can we have?',
        answer: `Up to ${limits.managers.max} managers by default, and up to ${observers.max} observers who can only view. Contact us if you need more.`,
      },
      {
        question: 'Can we use our existing roster?',
        answer:
          'Yes. Download and fill in the Excel template, or paste the table you already use. Only rows with errors are pointed out.',
      },
    ],
    contact: 'Prefer to talk to someone?',
    chat: 'Chat with us',
  },
  closing: {
    title: 'Find out if it suits your academy',
    text: 'Just tell us how many users you have and when you want to start.',
  },
  footer: {
    related: 'Related sites',
    top: 'Back to top',
    rights: 'All rights reserved',
    termsUrl: 'Terms of service',
    privacyUrl: 'Privacy policy',
  },
};
export type LandingWords = typeof page;
