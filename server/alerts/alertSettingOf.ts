import type { AlertKind } from '../../src/domain/choices.ts';

/** Which of somebody's alert settings decides whether they want to know of a kind of alert. */
export const alertSettingOf = {
  CAMERA_OFF: 'cameraOff',
  ABSENCE: 'absence',
  BREAK: 'break',
} as const satisfies Record<AlertKind, string>;
