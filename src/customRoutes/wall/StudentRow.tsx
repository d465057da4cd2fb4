import { memo } from 'react';
import type { LiveStudent } from '../../domain/entities/study.ts';
import { DeviceIcons } from '../../ui/DeviceIcons.tsx';
import { Attainment, StudyTime } from './StudyTime.tsx';
import { AttentionBadges } from './AttentionBadges.tsx';
import { Avatar } from './Avatar.tsx';
import { StateSince } from './StateSince.tsx';

interface Props {
  student: LiveStudent;
  onOpen: (userId: string) => void;
  /** Undefined while none are being selected. */
  isChosen: boolean | undefined;
}

/** One student as a line of the wall's list. */
export const StudentRow = memo(function StudentRow({ student, onOpen, isChosen }: Props) {
  const devices = <DeviceIcons camera={student.camera} mic={student.mic} />;
  return (
    <button type="button" className="line" aria-pressed={isChosen} onClick={() => onOpen(student.userId)}>
      <span className="who">
        <Avatar student={student} size={30} />
        <span className="names">
          <span className="name">{student.displayName}</span>
          <span className="narrow">
            <StateSince student={student} />
          </span>
        </span>
      </span>
      <span className="wide states">
        <StateSince student={student} />
        <AttentionBadges student={student} />
      </span>
      <span className="wide room">{student.roomName}</span>
      <span className="time">
        <span className="narrow">{devices}</span>
        <StudyTime student={student} />
      </span>
      <span className="wide">
        <Attainment student={student} />
      </span>
      <span className="wide devices">{devices}</span>
    </button>
  );
});
