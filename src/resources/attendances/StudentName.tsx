import { Box } from '@mui/material';
import { Link } from 'react-router';
import { useSession } from '../../authProvider/session.ts';
import type { AttendanceToday } from '../../domain/entities/attendance.ts';
import { pathOfStudent } from '../../screens.ts';

/** A student's name, which leads to them as far as the visitor may go. */
export function StudentName({ record }: { record: Pick<AttendanceToday, 'name' | 'customerId' | 'userId'> }) {
  const { session } = useSession();
  const path = pathOfStudent(session, record);
  return path === null ? (
    record.name
  ) : (
    <Box
      component={Link}
      to={path}
      sx={{
        color: 'inherit',
        textDecoration: 'none',
        fontWeight: 550,
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      {record.name}
    </Box>
  );
}
