import type { AlertKind } from '../../../domain/choices.ts';

/** The default texts of alerts to managers, used where the academy has no active template. */
export const alerts = {
  CAMERA_OFF: {
    subject: '[{{academyName}}] {{studentName}}’s camera is off',
    body: '{{studentName}}’s camera has been off in {{roomName}} for more than {{minutes}} minutes.',
  },
  ABSENCE: {
    subject: '[{{academyName}}] {{studentName}} is away',
    body: '{{studentName}} has been away from the camera in {{roomName}} for more than {{minutes}} minutes.',
  },
  BREAK: {
    subject: '[{{academyName}}] {{studentName}} is taking a long break',
    body: '{{studentName}} has been on a break in {{roomName}} for more than {{minutes}} minutes.',
  },
} satisfies Record<AlertKind, { subject: string; body: string }>;
