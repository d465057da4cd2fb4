import { Box } from '@mui/material';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { ComponentType } from 'react';
import type { LiveStudent } from '../../domain/entities/study.ts';
import { useLanes } from './useLanes.ts';

interface Props {
  students: readonly LiveStudent[];
  onOpen: (userId: string) => void;
  as: ComponentType<{ student: LiveStudent; onOpen: (userId: string) => void }>;
  height: number;
  gap: number;
  /** The least width of one; the whole line when absent. */
  minWidth?: number;
  label: string;
}

/** Students side by side and one below the other, of which only those that can be seen are in the page. */
export function VirtualWall({
  students,
  onOpen,
  as: Student,
  height,
  gap,
  minWidth = Infinity,
  label,
}: Props) {
  const { place, lanes, top } = useLanes(minWidth, gap);
  // oxlint-disable-next-line react/incompatible-library -- nothing of what it answers is handed on
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(students.length / lanes),
    estimateSize: () => height + gap,
    overscan: 2,
    scrollMargin: top,
  });
  return (
    <Box
      ref={place}
      role="list"
      aria-label={label}
      sx={{ position: 'relative', height: Math.max(0, virtualizer.getTotalSize() - gap) }}
    >
      {virtualizer.getVirtualItems().map(row => (
        <Box
          key={row.key}
          role="presentation"
          sx={{ position: 'absolute', insetInline: 0, top: 0, display: 'grid' }}
          style={{
            gap,
            gridTemplateColumns: `repeat(${lanes}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - virtualizer.options.scrollMargin}px)`,
          }}
        >
          {students.slice(row.index * lanes, (row.index + 1) * lanes).map((student, index) => (
            <Box
              key={student.roomUserId}
              role="listitem"
              aria-setsize={students.length}
              aria-posinset={row.index * lanes + index + 1}
              sx={{ minWidth: 0 }}
            >
              <Student student={student} onOpen={onOpen} />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
