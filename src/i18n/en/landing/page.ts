import { limits } from '../../../domain/limits.ts';
import { permissions } from '../../../domain/permissions.ts';

const { trial, observers, excel, attendanceHistory, ranking, studyDay } = limits;

/** What the landing page says by itself; what its operator says is in `content`. */
export const page = {
  product: 'Studyroom',
  meta: {
    title: 'Studyroom | Camera study rooms, managed on one screen',
    description:
      'Entries, study time, attendance and statistics of camera study rooms: self-directed study management under the name of your academy, study cafe, school or company.',
  },
  skip: 'Skip to the content',
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
    text: 'Entries, study time, attendance and statistics of camera study rooms: self-directed study management under the name of your academy, study cafe, school or company.',
    inquiry: 'Ask about adopting it',
    login: 'Sign in to the console',
    console: 'Go to the console',
    trial: `Sign up and every premium feature is free for ${trial.days} days.`,
    signUp: 'Start for free',
    picture: 'The Studyroom console with how the students of an academy study',
  },
  service: {
    title: ['Students study.', 'Studyroom keeps the record.'],
    text: 'Guidance rather than surveillance: what counts is not how long somebody sat there, but how steadily they study.',
    cards: {
      dashboard: {
        title: 'A dashboard of your own',
        text: 'Study records, rooms and attendance against the period before. Every figure leads to the list behind it.',
      },
      selfStudy: {
        title: 'Self-directed study',
        text: 'A stopwatch tells study from breaks, and everybody sees how much of their target they have reached.',
      },
      ranking: {
        title: 'Rankings',
        text: `They begin anew at ${studyDay.startsAtHour} every morning. See the top and bottom ${ranking.top}, and who needs you first.`,
      },
      monitoring: {
        title: 'Monitoring accounts for teachers',
        text: `Up to ${observers.max} observer accounts that see their own students only, and miss neither a camera that is off nor an empty chair.`,
      },
      branding: {
        title: 'Your logo',
        text: 'Add your logo and your colour, and the whole console is yours.',
      },
      focus: {
        title: 'Free focus aids',
        text: 'White noise and a pomodoro timer, free for everyone. Try them right below.',
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
    title: 'Focus now, just once',
    text: 'A pomodoro timer that needs no account. The noise is made by this browser itself: nothing is downloaded, nothing is sent.',
    timer: 'Pomodoro timer',
    lengths: 'Length of focus and break',
    length: (focus: number, rest: number) => `${focus} min focus · ${rest} min break`,
    phases: { focus: 'Focus', rest: 'Break' },
    start: 'Start',
    pause: 'Pause',
    resume: 'Continue',
    reset: 'Start over',
    done: 'Completed',
    times: '',
    ended: { focus: 'Well done. Take a break.', rest: 'The break is over. Ready for another round?' },
    noise: 'Background noise',
    noises: { off: 'Off', white: 'White', pink: 'Pink', brown: 'Brown' },
    volume: 'Volume',
  },
  features: {
    title: 'Made for what you do every day',
    text: 'From one student’s today to three months of the whole academy, along the work that its people really do.',
    items: {
      live: { title: 'Who studies now', text: 'Studying, on a break or stopped: you see it within seconds.' },
      attendance: {
        title: 'Attendance',
        text: `Up to ${Math.floor(attendanceHistory.maxDays / 365)} year as a calendar. A correction keeps the original beside it.`,
      },
      alerts: {
        title: 'Absence alerts',
        text: 'Cameras off, empty chairs and long breaks are noticed, and the right person is told.',
      },
      reports: {
        title: 'Statistics and reports',
        text: `Weekly and monthly statistics as PDF, lists of up to ${excel.maxRows.toLocaleString('en')} rows as Excel.`,
      },
      import: {
        title: 'Excel import',
        text: 'Paste a list: every row is checked before anything is sent, invitations included.',
      },
      permissions: {
        title: 'Fine permissions',
        text: `${permissions.length} permissions, given to each manager by themselves. Nobody sees a menu that is not theirs.`,
      },
      groups: {
        title: 'Management groups',
        text: 'Assign many students to a manager at once, and undo it if it was the wrong one.',
      },
      rooms: {
        title: 'Study rooms',
        text: 'Password, number of participants, camera and microphone at entry: you decide.',
      },
      history: { title: 'Change history', text: 'Who changed what, and when, without gaps.' },
    },
  },
  figures: { title: 'Studyroom in figures' },
  cases: {
    title: 'From those who went first',
    text: 'An academy, a study cafe and a school, each in its own way.',
  },
  awards: { title: 'Awards and certificates' },
  support: {
    title: 'Up and running in four steps',
    steps: [
      { title: 'Ask', text: 'Tell us how many you are and when you want to start. We get back to you.' },
      {
        title: 'Talk',
        text: 'We listen to how you work, and settle the features and the number of users together.',
      },
      {
        title: 'Set up',
        text: 'You get your academy ID, your logo and your list of students. We help to move them.',
      },
      { title: 'Start', text: 'Invite your students, and the record begins the same day.' },
    ],
    questions: 'Frequently asked',
    answers: [
      {
        question: 'Can we try it for free first?',
        answer: `Yes. Every premium feature is free for ${trial.days} days from the day you sign up, and your records stay when they end.`,
      },
      {
        question: 'Are the students’ cameras recorded?',
        answer:
          'No. The console keeps entries and exits, the state of the stopwatch and whether the camera is on. No video is stored.',
      },
      {
        question: 'Why does a day begin at six in the morning?',
        answer: `So that a night of study is not torn in two: study records, attendance and rankings count from ${studyDay.startsAtHour} in the morning.`,
      },
      {
        question: 'How many managers and teachers can we have?',
        answer: `${limits.managers.max} managers and ${observers.max} observers, who only watch. Ask us if you need more.`,
      },
      {
        question: 'Can we bring our list of students?',
        answer:
          'Yes. Fill in the Excel template or paste the table that you have. You are told about the rows that need a look, and about no others.',
      },
    ],
    contact: 'Rather talk to somebody?',
  },
  closing: {
    title: 'See whether it suits your academy',
    text: 'How many you are and when you want to start is all we need to know.',
  },
  footer: { related: 'Related sites', top: 'Back to top', rights: 'All rights reserved' },
};
export type LandingWords = typeof page;
