import { useNavigate } from 'react-router';
import { useShortcut } from '../../hooks/useShortcut.ts';
import { pathOf, type ScreenName } from '../../screens.ts';
import { useJumps } from './useJumps.ts';

/** Goes to a screen by two keys, one after the other. */
export const JumpKeys = () =>
  useJumps().map(({ screen, keys }) => <JumpKey key={screen} screen={screen} keys={keys} />);

function JumpKey({ screen, keys }: { screen: ScreenName; keys: string }) {
  const navigate = useNavigate();
  useShortcut(keys, () => void navigate(pathOf(screen as 'dashboard')), {
    group: 'goTo',
    label: `screens.${screen}`,
  });
  return null;
}
