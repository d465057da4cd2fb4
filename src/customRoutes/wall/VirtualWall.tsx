import { Box, type SxProps, type Theme } from '@mui/material';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, type ComponentType } from 'react';
import type { LiveStudent } from '../../domain/entities/study.ts';
import { wallStyles } from './styles.ts';
import { useLanes } from './useLanes.ts';

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
}

const wall = [
  wallStyles,
  { position: 'relative', '& > [role=listitem]': { position: 'absolute', top: 0 } },
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
}: Props) {
  const { place, lanes, top } = useLanes(minWidth, gap);
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(students.length / lanes),
    estimateSize: () => height + gap,
    overscan: 2,
    scrollMargin: top,
  });
  // Drawn bit by bit, so that a jump to another place holds nothing up.
  const rows = useDeferredValue(virtualizer.getVirtualItems());
  const width = `(100% - ${(lanes - 1) * gap}px) / ${lanes}`;
  return (
    <Box
      ref={place}
      role="list"
      aria-label={label}
      sx={wall}
      style={{ height: Math.max(0, virtualizer.getTotalSize() - gap) }}
    >
      {rows.flatMap(({ index, start }) =>
        students.slice(index * lanes, (index + 1) * lanes).map((student, lane) => (
          <div
            key={student.roomUserId}
            role="listitem"
            aria-setsize={students.length}
            aria-posinset={index * lanes + lane + 1}
            style={{
              width: `calc(${width})`,
              left: `calc((${width} + ${gap}px) * ${lane})`,
              transform: `translateY(${start - virtualizer.options.scrollMargin}px)`,
            }}
          >
            <Student student={student} onOpen={onOpen} isChosen={chosen?.has(student.userId)} />
          </div>
        )),
      )}
    </Box>
  );
}
