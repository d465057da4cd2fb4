import { Card, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { ManagerRef } from './useAssign.ts';

interface Props {
  selectedIds: string[];
  onAssign: (manager: ManagerRef, studentIds: string[]) => void;
}

/** On a narrow screen the managers are far above the students: whom to assign the selected to is chosen here. */
export function AssignBar({ selectedIds, onAssign }: Props) {
  const translate = useTranslate();
  const { data } = useApi(contract.managers.manageGroups, {});
  const open = data?.content.filter(({ accountStatus }) => accountStatus === 'ACTIVE') ?? [];
  if (selectedIds.length === 0) return null;
  return (
    <Card
      sx={{
        display: { md: 'none' },
        position: 'sticky',
        bottom: 12,
        zIndex: 2,
        mt: 2,
        p: 1.5,
        boxShadow: 6,
      }}
    >
      <TextField
        select
        fullWidth
        value=""
        label={translate('group.assignTo', selectedIds.length)}
        onChange={event => {
          const manager = open.find(({ customerId }) => customerId === event.target.value);
          if (manager) onAssign(manager, selectedIds);
        }}
      >
        {open.map(({ customerId, name }) => (
          <MenuItem key={customerId} value={customerId}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Card>
  );
}
