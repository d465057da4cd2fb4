import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';
import { everySecond } from '../../clock/everySecond.ts';
import { shownNow } from '../../clock/shownNow.ts';
import type { LiveStudent } from '../../domain/entities/study.ts';
import { formatSeconds } from '../../domain/format.ts';
import { attainmentAt, studySecondsAt } from '../../domain/liveStudy.ts';
import { formatWholeRate } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { LiveText } from '../../ui/LiveText.tsx';

/** A student's study time today, updated every second. */
export function StudyTime({ student }: { student: LiveStudent }) {
  const text = useCallback((now: number) => formatSeconds(studySecondsAt(student, now)), [student]);
  return <LiveText text={text} />;
}

/** To the thousandth, so that a bar is touched only when it can be seen to grow. */
const lengthAt = (student: LiveStudent, now: number) =>
  `scaleX(${Math.min(1, attainmentAt(student, now)).toFixed(3)})`;

/** How much of the day's target is reached, as a bar with its figures. */
export function Attainment({ student }: { student: LiveStudent }) {
  const translate = useTranslate();
  const place = useFormatContext();
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      everySecond(now => {
        const next = lengthAt(student, now);
        if (bar.current && bar.current.style.transform !== next) bar.current.style.transform = next;
      }),
    [student],
  );
  const minutes = Math.floor(student.targetSeconds / 60);
  const target = translate(minutes % 60 === 0 ? 'wall.hours' : 'wall.hoursAndMinutes', {
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
  });
  const text = useCallback(
    (now: number) =>
      student.targetSeconds === 0
        ? translate('wall.noTarget')
        : translate('wall.ofTarget', {
            rate: formatWholeRate(Math.floor(attainmentAt(student, now) * 100) / 100, place),
            target,
          }),
    [student, place, target, translate],
  );
  return (
    <span className="attainment">
      <span className="track" aria-hidden>
        <span
          ref={bar}
          className={student.stopwatchStatus === 'STUDY' ? 'bar runs' : 'bar'}
          style={{ transform: lengthAt(student, shownNow()) }}
        />
      </span>
      <span className="figures">
        <LiveText text={text} />
      </span>
    </span>
  );
}
