import { Box, Button, Divider, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { PanelProps } from '../../engine/list/OpenRecord.tsx';
import { RecordFacts } from '../../engine/list/RecordFacts.tsx';
import { QueryState } from '../../engine/QueryState.tsx';
import { pathOf, pathOfRecord } from '../../screens.ts';
import { PanelFrame } from '../../ui/PanelFrame.tsx';
import { allStudentList } from './allStudents.ts';
import { ViewAsForm } from './ViewAsForm.tsx';

/** A student of any academy: their values in the list, and the way to them in their academy's console. */
export function AllStudentsPanel({ id, onClose }: PanelProps) {
  const translate = useTranslate();
  const [groupId = '', customerId = ''] = id.split(':');
  const query = useApi(contract.adminStudents.one, { params: { groupId, customerId } });
  return (
    <PanelFrame label={query.data?.name ?? translate('screens.adminStudent')} onClose={onClose}>
      <QueryState query={query}>
        {student => (
          <>
            <Typography variant="h2" sx={{ pr: 5, mb: 2 }}>
              {student.name}
            </Typography>
            <RecordFacts definition={allStudentList} record={student} />
            <Box>
              <Button component={Link} to={pathOfRecord('admin', groupId)} variant="outlined" color="inherit">
                {translate('admin.students.toAcademy')}
              </Button>
            </Box>
            <Divider sx={{ my: 3 }} />
            <ViewAsForm groupId={groupId} to={pathOf('student', { id: customerId })} />
          </>
        )}
      </QueryState>
    </PanelFrame>
  );
}
