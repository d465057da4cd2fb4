import { Box, Button, Card, Typography } from '@mui/material';
import { Network } from 'lucide-react';
import { useRecordContext, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useSession } from '../../authProvider/session.ts';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { limits } from '../../domain/limits.ts';
import { can } from '../../domain/permissions.ts';
import { useCountText } from '../../engine/list/useCountText.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { mayOpen, pathOf, screens } from '../../screens.ts';

/** The students whom a manager looks after. */
export function AssignedStudentsTab() {
  const translate = useTranslate();
  const countText = useCountText('students');
  const { session } = useSession();
  const managerId = String(useRecordContext()!.id);
  const mayAssign = can(session, contract.managers.groupStudents.access);
  const call = mayAssign ? contract.managers.groupStudents : contract.students.list;
  const query = useApi(call as typeof contract.managers.groupStudents, {
    query: { managerId, size: limits.pageSize.max, sort: ['name,asc'] },
  });
  const toGroup = mayOpen(session, 'group') && (
    <Button
      component={Link}
      to={pathOf('group', undefined, { manager: managerId })}
      variant="outlined"
      color="inherit"
      startIcon={<Network aria-hidden />}
    >
      {translate('accounts.managers.toGroup')}
    </Button>
  );
  return (
    <Card>
      <QueryState query={query}>
        {({ content, total }) =>
          total === 0 ? (
            <EmptyState
              size="part"
              tone="accent"
              drawing="people"
              title={translate('accounts.managers.noStudents.title')}
              text={translate('accounts.managers.noStudents.text')}
              actions={toGroup}
            />
          ) : (
            <>
              <Box
                sx={{ display: 'flex', alignItems: 'center', p: 2, borderBottom: 1, borderColor: 'divider' }}
              >
                <Typography sx={{ flex: 1, fontWeight: 600 }}>
                  {translate('list.total', { count: countText(total) })}
                </Typography>
                {toGroup}
              </Box>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {content.map(student => (
                  <Box
                    component="li"
                    key={student.customerId}
                    sx={{
                      display: 'flex',
                      alignItems: 'center',
                      gap: 2,
                      px: 2,
                      py: 1.25,
                      borderBottom: 1,
                      borderColor: 'divider',
                    }}
                  >
                    <Box sx={{ flex: 1, minWidth: 0 }}>
                      {can(session, screens.student.access) ? (
                        <Box
                          component={Link}
                          to={pathOf('student', { id: student.customerId })}
                          sx={{ color: 'text.primary', fontWeight: 550, textDecoration: 'none' }}
                        >
                          {student.name}
                        </Box>
                      ) : (
                        <Box component="span" sx={{ fontWeight: 550 }}>
                          {student.name}
                        </Box>
                      )}
                      <Typography variant="caption" color="text.secondary" component="p" noWrap>
                        {student.email}
                      </Typography>
                    </Box>
                    <StatusChip kind="accountStatus" value={student.accountStatus} />
                  </Box>
                ))}
              </Box>
            </>
          )
        }
      </QueryState>
    </Card>
  );
}
