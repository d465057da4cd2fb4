import type { AlertKind } from '../../src/domain/choices.ts';
import type { StudySettings } from '../../src/domain/entities/group.ts';

type Settings = Omit<StudySettings, 'version'>;

/** Start of a condition that may become an alert; null while it is not met. */
export type Watched = Record<AlertKind, Date | null>;

/** After how many minutes each state raises an alert; null where it raises none. */
const patience: Record<AlertKind, (settings: Settings) => number | null> = {
  CAMERA_OFF: s => (s.cameraOffNotification ? s.abuseTime : null),
  ABSENCE: s => (s.absenceDetection && s.absenceNotification ? s.absenceNotificationInterval : null),
  BREAK: s => (s.breakEnabled && s.breakNotification ? s.abuseTime : null),
};

/** For how many minutes something went on when its alert was written. */
export const minutesOf = (kind: AlertKind, settings: Settings) => patience[kind](settings) ?? 0;

/**
 * The alerts that are due at an instant, each with when it became due: the camera off or a break for longer than the
 * abuse time, absent from the camera for longer than the absence notification's interval.
 */
export const alertsDue = (watched: Watched, settings: Settings, now: Date) =>
  (Object.keys(patience) as AlertKind[]).flatMap(kind => {
    const since = watched[kind];
    const minutes = patience[kind](settings);
    if (since === null || minutes === null) return [];
    const occurredAt = new Date(since.getTime() + minutes * 60_000);
    return occurredAt <= now ? [{ kind, since, occurredAt }] : [];
  });
