import { Box, type SxProps, type Theme } from '@mui/material';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useLayoutEffect, useMemo, type ComponentType } from 'react';
import type { LiveStudent } from '../../domain/entities/study.ts';
import { roomHeight, wallStyles } from './styles.ts';
import { markHeight, PageMark } from './PageMark.tsx';
import { useTurns } from './useTurns.ts';
import { wallPages } from './wallPages.ts';
import { useLanes } from './useLanes.ts';
import { wallRows } from './wallRows.ts';

interface Props {
  students: readonly LiveStudent[];
  onOpen: (userId: string) => void;
  /** The selected ones by `userId`; null while none are being selected. */
  chosen: ReadonlySet<string> | null;
  as: ComponentType<{
    student: LiveStudent;
    onOpen: (userId: string) => void;
    isChosen: boolean | undefined;
  }>;
  height: number;
  gap: number;
  /** The least width of one; the whole line when absent. */
  minWidth?: number;
  label: string;
  /** Students of a room are below its name. */
  isByRoom: boolean;
  /** No one scrolls: where not all fit, it turns its pages by itself. */
  turns: boolean;
}

const wall = [
  wallStyles,
  {
    position: 'relative',
    '& > [role=listitem]': { position: 'absolute', top: 0, left: 0 },
    // Who changes places glides there.
    '& > .place': { transition: 'transform 320ms cubic-bezier(0.2, 0, 0, 1)' },
  },
] as SxProps<Theme>;

/**
 * A virtual grid of students: only the visible ones are in the page. Each has its own
 * position, so that a student whose place changes is moved, not rendered again.
 */
export function VirtualWall({
  students,
  onOpen,
  chosen,
  as: Student,
  height,
  gap,
  minWidth = Infinity,
  label,
  isByRoom,
  turns,
}: Props) {
  const { place, lanes, top } = useLanes(minWidth, gap);
  const lines = useMemo(() => wallRows(students, lanes, isByRoom), [students, lanes, isByRoom]);
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: index => (lines[index]!.kind === 'room' ? roomHeight : height + gap),
    overscan: 2,
    scrollMargin: top,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  // Drawn bit by bit, so that a jump to another place holds nothing up.
  const rows = useDeferredValue(virtualizer.getVirtualItems());
  const page = () =>
    wallPages(lines, virtualizer.measurementsCache, {
      from: virtualizer.scrollOffset ?? 0,
      height: window.innerHeight - markHeight + gap,
    });
  useTurns(turns, () => {
    // Whom the focus is on may leave the page.
    if (place.current?.contains(document.activeElement)) place.current.focus({ preventScroll: true });
    const { next } = page();
    window.scrollTo({ top: Math.max(0, next - gap), behavior: 'instant' });
  });
  const width = `(100% - ${(lanes - 1) * gap}px) / ${lanes}`;
  return (
    <>
      <Box
        ref={place}
        role="list"
        aria-label={label}
        tabIndex={turns ? -1 : undefined}
        sx={wall}
        style={{
          height: Math.max(0, virtualizer.getTotalSize() - gap),
          outline: 'none',
          marginBottom: turns ? markHeight + gap : undefined,
        }}
      >
        {rows.flatMap(({ index, start }) => {
          const line = lines[index];
          const y = start - virtualizer.options.scrollMargin;
          if (line === undefined) return [];
          if (line.kind === 'room')
            return [
              <div
                key={`room ${line.name} ${index}`}
                role="listitem"
                className="roomName"
                style={{ transform: `translateY(${y}px)` }}
              >
                {line.name} <span className="since">{line.count}</span>
              </div>,
            ];
          return line.students.map((student, lane) => (
            <div
              key={student.roomUserId}
              role="listitem"
              className="place"
              aria-setsize={students.length}
              aria-posinset={line.first + lane + 1}
              style={{
                width: `calc(${width})`,
                height,
                transform: `translate(calc((100% + ${gap}px) * ${lane}), ${y}px)`,
              }}
            >
              <Student student={student} onOpen={onOpen} isChosen={chosen?.has(student.userId)} />
            </div>
          ));
        })}
      </Box>
      {turns && <PageMark {...page()} total={students.length} />}
    </>
  );
}
