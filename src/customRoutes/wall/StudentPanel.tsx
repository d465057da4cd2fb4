import { Box, Button, Typography } from '@mui/material';
import { DoorOpen, UserRound, UserX } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../authProvider/session.ts';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import type { LiveStudent } from '../../domain/entities/study.ts';
import { can } from '../../domain/permissions.ts';
import { formatDateTime, formatTime } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { RemoveUserDialog } from '../../ui/RemoveUserDialog.tsx';
import { DeviceIcons } from '../../ui/DeviceIcons.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PanelFrame } from '../../ui/PanelFrame.tsx';
import { pathOfRecord, pathOfStudent, screens } from '../../screens.ts';
import { Attainment, StudyTime } from './StudyTime.tsx';
import { AttentionBadges } from './AttentionBadges.tsx';
import { wallStyles } from './styles.ts';
import { Avatar } from './Avatar.tsx';
import { StateSince } from './StateSince.tsx';

interface Props {
  student: LiveStudent | undefined;
  onClose: () => void;
}

/** One student of the wall, live as well, with the ways on. */
export function StudentPanel({ student, onClose }: Props) {
  const translate = useTranslate();
  return (
    <PanelFrame
      label={student?.displayName ?? translate('wall.details.gone.title')}
      onClose={onClose}
      width={400}
    >
      {student === undefined ? (
        <EmptyState
          size="part"
          tone="neutral"
          title={translate('wall.details.gone.title')}
          text={translate('wall.details.gone.text')}
        />
      ) : (
        <Content student={student} />
      )}
    </PanelFrame>
  );
}

function Content({ student }: { student: LiveStudent }) {
  const translate = useTranslate();
  const place = useFormatContext();
  const { session } = useSession();
  const path = pathOfStudent(session, student);
  const mayRemove = useMayCall(contract.rooms.removeUser);
  const [isRemoving, setRemoving] = useState(false);
  const facts: [string, ReactNode][] = [
    ['wall.column.room', student.roomName],
    ['wall.details.enteredAt', formatDateTime(student.enteredAt, place)],
    ['wall.details.since', formatTime(student.stopwatchSince, place)],
    ['wall.details.devices', <DeviceIcons key="devices" camera={student.camera} mic={student.mic} />],
    ['wall.details.device', translate(`choices.deviceType.${student.deviceType}`)],
  ];
  return (
    <Box sx={wallStyles}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2, pr: 5 }}>
        <Avatar student={student} size={52} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" component="h2" noWrap>
            {student.displayName}
          </Typography>
          <StateSince student={student} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 2, '&:empty': { display: 'none' } }}>
        <AttentionBadges student={student} />
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
      <DescriptionList
        facts={facts.map(([label, value]) => ({ key: label, label: translate(label), value }))}
      />
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
        {mayRemove && (
          <Button
            variant="outlined"
            color="error"
            startIcon={<UserX aria-hidden />}
            onClick={() => setRemoving(true)}
          >
            {translate('rooms.remove.button')}
          </Button>
        )}
      </Box>
      {isRemoving && (
        <RemoveUserDialog
          user={{ ...student, name: student.displayName }}
          onClose={() => setRemoving(false)}
        />
      )}
    </Box>
  );
}
