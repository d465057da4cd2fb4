import { memo } from 'react';
import type { LiveStudent } from '../../domain/entities/study.ts';
import { DeviceIcons } from '../../ui/DeviceIcons.tsx';
import { Attainment, StudyTime } from './StudyTime.tsx';
import { AttentionBadges } from './AttentionBadges.tsx';
import { Avatar } from './Avatar.tsx';
import { StateSince } from './StateSince.tsx';
import { needsAttention } from './wallState.ts';

interface Props {
  student: LiveStudent;
  onOpen: (userId: string) => void;
  /** Undefined while none are being selected. */
  isChosen: boolean | undefined;
}

/** One student on the wall. It renders after an event, not every second. */
export const StudentTile = memo(function StudentTile({ student, onOpen, isChosen }: Props) {
  const isAlarming = needsAttention(student);
  const runs = student.stopwatchStatus === 'STUDY';
  return (
    <button
      type="button"
      className={isAlarming ? 'tile alarming' : 'tile'}
      aria-pressed={isChosen}
      onClick={() => onOpen(student.userId)}
    >
      <span className="top">
        <Avatar student={student} size={36} />
        <span className="names">
          <span className="name">{student.displayName}</span>
          <span className="room">{student.roomName}</span>
        </span>
        <DeviceIcons camera={student.camera} mic={student.mic} />
      </span>
      <span className={runs ? 'time runs' : 'time'}>
        <StudyTime student={student} />
      </span>
      <span className="target">
        <Attainment student={student} />
      </span>
      <span className="states">
        <StateSince student={student} isShort={isAlarming} />
        <AttentionBadges student={student} />
      </span>
    </button>
  );
});
