import type { AlertKind, notificationChannels } from '../../../domain/choices.ts';

interface DemoTemplate {
  name: string;
  trigger: AlertKind | 'CUSTOM';
  channel: (typeof notificationChannels)[number];
  subject: string;
  body: string;
}

/** The templates of the demo's academies, one for each occasion. */
export const demoTemplates: readonly DemoTemplate[] = [
  {
    name: 'Camera off',
    trigger: 'CAMERA_OFF',
    channel: 'EMAIL',
    subject: '[{{academyName}}] {{studentName}}’s camera is off',
    body: '{{studentName}}’s camera has been off in {{roomName}} for more than {{minutes}} minutes.\nStudy time is not recorded while the camera is off.',
  },
  {
    name: 'Absence',
    trigger: 'ABSENCE',
    channel: 'CONSOLE',
    subject: '{{studentName}} is away',
    body: '{{studentName}} has been away from the camera in {{roomName}} for {{minutes}} minutes or more.',
  },
  {
    name: 'Long break',
    trigger: 'BREAK',
    channel: 'CONSOLE',
    subject: '{{studentName}} is taking a long break',
    body: '{{studentName}} has been on a break in {{roomName}} for more than {{minutes}} minutes. Please encourage them to start again.',
  },
  {
    name: 'Announcement',
    trigger: 'CUSTOM',
    channel: 'EMAIL',
    subject: '[{{academyName}}] Announcement',
    body: 'Dear {{recipientName}},\n',
  },
];
