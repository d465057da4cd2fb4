import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { Send } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import type { RoomUser } from '../../domain/entities/room.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const MessageDialog = lazyPart(() => import('../notifications/compose/MessageDialog.tsx'), 'MessageDialog');

interface Props {
  students: readonly RoomUser[];
  /** The ids of those who are selected; some may have left since. */
  selected: readonly string[];
  onChange: (selected: readonly string[]) => void;
}

/** Selects the students in a room, and writes to those who are selected. */
export function MessageBar({ students, selected, onChange }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const present = students.filter(({ customerId }) => selected.includes(customerId));
  if (students.length === 0) return null;
  const isAll = present.length === students.length;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: 42, gap: 1 }}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            edge="start"
            checked={isAll}
            indeterminate={!isAll && present.length > 0}
            onChange={() => onChange(isAll ? [] : students.map(({ customerId }) => customerId))}
          />
        }
        label={translate('rooms.users.selectAll')}
        slotProps={{ typography: { variant: 'body2', color: 'text.secondary' } }}
        sx={{ mr: 'auto', ml: 0 }}
      />
      {present.length > 0 && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Send aria-hidden />}
          onPointerEnter={MessageDialog.preload}
          onClick={() => setOpen(true)}
        >
          {translate('rooms.users.message', present.length)}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <MessageDialog
            records={present.map(({ customerId, username }) => ({
              id: customerId,
              customerId,
              name: username,
            }))}
            onClose={() => setOpen(false)}
            onDone={() => onChange([])}
          />
        </Suspense>
      )}
    </Box>
  );
}
