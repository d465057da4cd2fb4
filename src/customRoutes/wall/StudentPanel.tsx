import { Box, Button, Drawer, IconButton, Typography } from '@mui/material';
import { DoorOpen, UserRound, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../authProvider/session.ts';
import type { LiveStudent } from '../../domain/entities/study.ts';
import { can } from '../../domain/permissions.ts';
import { formatDateTime, formatTime } from '../../engine/displays/formats.ts';
import { usePlace } from '../../engine/displays/usePlace.ts';
import { Message } from '../../layout/Message.tsx';
import { pathOfRecord, pathOfStudent, screens } from '../../screens.ts';
import { Attainment, StudyTime } from './StudyTime.tsx';
import { DeviceIcons } from '../../layout/DeviceIcons.tsx';
import { Flags } from './Flags.tsx';
import { looks } from './looks.ts';
import { Portrait } from './Portrait.tsx';
import { StateSince } from './StateSince.tsx';

interface Props {
  student: LiveStudent | undefined;
  onClose: () => void;
}

/** One student of the wall, live as well, with the ways on. */
export function StudentPanel({ student, onClose }: Props) {
  const translate = useTranslate();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': student?.displayName ?? translate('wall.details.gone.title'),
          sx: { width: { xs: '100%', sm: 400 }, p: 3 },
        },
      }}
    >
      <IconButton
        onClick={onClose}
        aria-label={translate('app.close')}
        sx={{ alignSelf: 'flex-end', mt: -1, mr: -1 }}
      >
        <X size={20} aria-hidden />
      </IconButton>
      {student === undefined ? (
        <Message
          size="part"
          tone="neutral"
          title={translate('wall.details.gone.title')}
          text={translate('wall.details.gone.text')}
        />
      ) : (
        <Content student={student} />
      )}
    </Drawer>
  );
}

function Content({ student }: { student: LiveStudent }) {
  const translate = useTranslate();
  const place = usePlace();
  const { session } = useSession();
  const path = pathOfStudent(session, student);
  const facts: [string, ReactNode][] = [
    ['wall.column.room', student.roomName],
    ['wall.details.enteredAt', formatDateTime(student.enteredAt, place)],
    ['wall.details.since', formatTime(student.stopwatchSince, place)],
    ['wall.details.devices', <DeviceIcons key="devices" camera={student.camera} mic={student.mic} />],
    ['wall.details.device', translate(`choices.deviceType.${student.deviceType}`)],
  ];
  return (
    <Box sx={looks}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        <Portrait student={student} size={52} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" component="h2" noWrap>
            {student.displayName}
          </Typography>
          <StateSince student={student} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 2, '&:empty': { display: 'none' } }}>
        <Flags student={student} />
      </Box>
      <Box sx={{ p: 2, mb: 2.5, borderRadius: '12px', bgcolor: 'sunken' }}>
        <Typography variant="caption" color="text.secondary" component="div">
          {translate('wall.today')}
        </Typography>
        <Typography component="div" sx={{ fontSize: '2rem', fontWeight: 650, lineHeight: 1.3, mb: 1 }}>
          <StudyTime student={student} />
        </Typography>
        <Attainment student={student} />
      </Box>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 1.25, m: 0, mb: 3 }}
      >
        {facts.map(([label, value]) => (
          <Typography key={label} variant="body2" component="div" sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(label)}
            </Box>
            <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
              {value}
            </Box>
          </Typography>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {path !== null && (
          <Button
            component={Link}
            to={path}
            variant="outlined"
            color="inherit"
            startIcon={<UserRound aria-hidden />}
          >
            {translate('wall.details.open')}
          </Button>
        )}
        {can(session, screens.roomStatus.access) && (
          <Button
            component={Link}
            to={pathOfRecord('roomStatus', student.roomId)}
            variant="outlined"
            color="inherit"
            startIcon={<DoorOpen aria-hidden />}
          >
            {translate('wall.details.room')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
