import { CalendarOff } from 'lucide-react';
import { useSession } from '../../../authProvider/session.ts';
import { mayOpen } from '../../../screens.ts';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';

/** The way to the excused absences of all students, for those who may see them. */
export function ExcusesLink() {
  const { session } = useSession();
  return mayOpen(session, 'excuses') && <ScreenLink screen="excuses" icon={CalendarOff} />;
}
