import { useLocation, useNavigate } from 'react-router';
import { changePanel } from '../../hooks/changePanel.ts';

/** Goes where a row or card leads: to a page, or to the panel next to the list, which grows out of it. */
export function useFollow() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (id: string, to: string): void => {
    if (to.split('?')[0] !== pathname) void navigate(to);
    else changePanel(id, 'open', () => void navigate(to));
  };
}
