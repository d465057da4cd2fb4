import type { MailWords } from '../../mailWords.ts';

/** The mails about an academy that is being closed, and its export. */
export const closingMails = {
  academyCloses: {
    subject: '[%{academy}] Closing on %{date}',
    title: '%{academy} closes on %{date}',
    lines: [
      '%{name}, the owner of %{academy} is closing the academy in %{product}.',
      'Until %{date} everything works as before. After that, its accounts and records are erased and cannot be restored.',
    ],
    note: 'If you have questions, please contact your academy.',
  },
  academyClosesOwner: {
    subject: '[%{academy}] Your academy closes on %{date}',
    title: '%{name}, your academy closes on %{date}',
    lines: [
      'You have closed %{academy}. Until %{date} everything works as before, and you can cancel.',
      'After that, all accounts and records are erased and cannot be restored. Please download your data before then.',
    ],
    action: 'Download the data or cancel',
    note: 'If you did not close the academy, please cancel and change your password right away.',
  },
  academyStaysOpen: {
    subject: '[%{academy}] The academy stays open',
    title: '%{academy} stays open',
    lines: ['%{name}, the closing of %{academy} has been canceled. Nothing has been erased.'],
  },
  exportReady: {
    subject: '[%{academy}] Your data is ready to download',
    title: '%{name}, your data is ready to download',
    lines: [
      'The data of %{academy} is ready as a zip file. You can download it for %{days} days, after signing in.',
    ],
    action: 'Go to the download',
  },
} satisfies Record<string, MailWords>;
