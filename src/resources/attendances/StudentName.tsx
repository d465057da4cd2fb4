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
    <Link to={path} className="drill-down" style={{ fontWeight: 550 }}>
      {record.name}
    </Link>
  );
}
