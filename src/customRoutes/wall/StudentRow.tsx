import { Box, ButtonBase, Typography } from '@mui/material';
import { memo } from 'react';
import type { LiveStudent } from '../../domain/entities/study.ts';
import { Attainment, StudyTime } from './StudyTime.tsx';
import { DeviceIcons } from '../../layout/DeviceIcons.tsx';
import { Flags } from './Flags.tsx';
import { Portrait } from './Portrait.tsx';
import { StateSince } from './StateSince.tsx';

export const rowHeight = 60;
/** Name, state, room, today, target, devices; a phone has room for the first, the second and today. */
export const rowColumns = {
  xs: 'minmax(0, 1fr) auto',
  md: 'minmax(150px, 1.1fr) minmax(240px, 1.7fr) minmax(110px, 1fr) 88px minmax(150px, 1fr) 56px',
} as const;

interface Props {
  student: LiveStudent;
  onOpen: (userId: string) => void;
}

/** One student as a line of the wall's list. */
export const StudentRow = memo(function StudentRow({ student, onOpen }: Props) {
  const wide = { display: { xs: 'none', md: 'flex' } } as const;
  return (
    <ButtonBase
      onClick={() => onOpen(student.userId)}
      sx={{
        width: '100%',
        height: rowHeight,
        display: 'grid',
        gridTemplateColumns: rowColumns,
        alignItems: 'center',
        columnGap: 2.5,
        px: 2,
        textAlign: 'left',
        fontFamily: 'inherit',
        borderBottom: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'action.hover' },
        '&.Mui-focusVisible': { outlineOffset: '-2px' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
        <Portrait student={student} size={30} />
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 600, fontSize: '0.875rem' }}>
            {student.displayName}
          </Typography>
          <Box sx={{ display: { md: 'none' }, overflow: 'hidden' }}>
            <StateSince student={student} />
          </Box>
        </Box>
      </Box>
      <Box sx={{ ...wide, gap: 1, overflow: 'hidden' }}>
        <StateSince student={student} />
        <Flags student={student} />
      </Box>
      <Typography noWrap variant="body2" color="text.secondary" sx={{ display: { xs: 'none', md: 'block' } }}>
        {student.roomName}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          justifyContent: 'flex-end',
          fontSize: '0.9375rem',
          fontWeight: 600,
        }}
      >
        <Box component="span" sx={{ display: { md: 'none' } }}>
          <DeviceIcons camera={student.camera} mic={student.mic} />
        </Box>
        <StudyTime student={student} />
      </Box>
      <Box sx={wide}>
        <Attainment student={student} />
      </Box>
      <Box sx={{ ...wide, justifyContent: 'flex-end' }}>
        <DeviceIcons camera={student.camera} mic={student.mic} />
      </Box>
    </ButtonBase>
  );
});
