import { Box, ButtonBase, Typography } from '@mui/material';
import { memo } from 'react';
import type { LiveStudent } from '../../domain/entities/study.ts';
import { Attainment, StudyTime } from './StudyTime.tsx';
import { DeviceIcons } from '../../layout/DeviceIcons.tsx';
import { Flags } from './Flags.tsx';
import { Portrait } from './Portrait.tsx';
import { StateSince } from './StateSince.tsx';
import { needsAttention } from './wallState.ts';

export const tileSize = { minWidth: 232, height: 176, gap: 12 } as const;

interface Props {
  student: LiveStudent;
  onOpen: (userId: string) => void;
}

/** One student on the wall. It is drawn anew when something has happened, not when a second has passed. */
export const StudentTile = memo(function StudentTile({ student, onOpen }: Props) {
  const isAlarming = needsAttention(student);
  const isStudying = student.stopwatchStatus === 'STUDY';
  return (
    <ButtonBase
      onClick={() => onOpen(student.userId)}
      sx={theme => ({
        width: '100%',
        height: tileSize.height,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'stretch',
        textAlign: 'left',
        fontFamily: 'inherit',
        p: 1.75,
        border: 1,
        borderRadius: '14px',
        borderColor: isAlarming
          ? `color-mix(in srgb, ${theme.palette.tones.negative} 45%, ${theme.palette.divider})`
          : 'divider',
        backgroundColor: isAlarming
          ? `color-mix(in srgb, ${theme.palette.tones.negative} ${theme.palette.mode === 'dark' ? 7 : 3}%, ${theme.palette.background.paper})`
          : 'background.paper',
        transition: 'border-color 120ms, box-shadow 120ms',
        '&:hover': { borderColor: 'text.secondary', boxShadow: '0 4px 14px -6px rgb(0 0 0 / 18%)' },
      })}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
        <Portrait student={student} size={36} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography noWrap sx={{ fontWeight: 650, fontSize: '0.9375rem', lineHeight: 1.35 }}>
            {student.displayName}
          </Typography>
          <Typography noWrap variant="caption" color="text.secondary" component="div">
            {student.roomName}
          </Typography>
        </Box>
        <DeviceIcons camera={student.camera} mic={student.mic} />
      </Box>
      <Typography
        component="div"
        sx={{
          mt: 1.25,
          fontSize: '1.625rem',
          fontWeight: 650,
          lineHeight: 1.2,
          letterSpacing: '-0.02em',
          fontVariantNumeric: 'tabular-nums',
          color: isStudying ? 'text.primary' : 'text.secondary',
        }}
      >
        <StudyTime student={student} />
      </Typography>
      <Box sx={{ mt: 0.75, display: 'flex' }}>
        <Attainment student={student} />
      </Box>
      <Box sx={{ mt: 'auto', display: 'flex', gap: 0.75, overflow: 'hidden', height: 24, flexWrap: 'wrap' }}>
        <StateSince student={student} isShort={isAlarming} />
        <Flags student={student} />
      </Box>
    </ButtonBase>
  );
});
