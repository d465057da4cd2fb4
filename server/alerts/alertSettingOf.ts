import type { AlertKind } from '../../src/domain/choices.ts';

/** Maps an alert kind to the alert setting that switches it. */
export const alertSettingOf = {
  CAMERA_OFF: 'cameraOff',
  ABSENCE: 'absence',
  BREAK: 'break',
} as const satisfies Record<AlertKind, string>;
