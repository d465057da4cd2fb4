import { CameraOff, Unplug, UserRoundX, type LucideIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { LiveStudent } from '../../domain/entities/study.ts';
import { formatSeconds } from '../../domain/format.ts';
import { secondsSince } from '../../domain/liveStudy.ts';
import { LiveText } from '../../ui/LiveText.tsx';

/** What needs attention, as text with its duration. */
export function AttentionBadges({
  student: { camera, cameraOffSince, awaySince, roomStaleSince },
}: {
  student: LiveStudent;
}) {
  return (
    <>
      {camera === 'OFF' && <Flag picture={CameraOff} words="wall.cameraOff" since={cameraOffSince} />}
      {awaySince !== null && <Flag picture={UserRoundX} words="wall.away" since={awaySince} />}
      {roomStaleSince !== null && <Flag picture={Unplug} words="wall.stale" since={roomStaleSince} />}
    </>
  );
}

function Flag({
  picture: Picture,
  words,
  since,
}: {
  picture: LucideIcon;
  words: string;
  since: string | null;
}) {
  const translate = useTranslate();
  const text = useCallback(
    (now: number) => (since === null ? '' : formatSeconds(secondsSince(since, now))),
    [since],
  );
  return (
    <span className="flag">
      <Picture size={13} strokeWidth={2.4} aria-hidden />
      {translate(words)}
      <LiveText text={text} />
    </span>
  );
}
