import { useEvent } from 'ra-core';
import { memo } from 'react';
import { useNavigate } from 'react-router';
import { useShortcut } from '../../hooks/useShortcut.ts';
import { pathOf, type ScreenName } from '../../screens.ts';
import { useJumps } from './useJumps.ts';

/** Goes to a screen by two keys, one after the other. */
export function JumpKeys() {
  const navigate = useNavigate();
  const jump = useEvent((screen: ScreenName) => void navigate(pathOf(screen as 'dashboard')));
  return useJumps().map(({ screen, keys }) => (
    <JumpKey key={screen} screen={screen} keys={keys} onJump={jump} />
  ));
}

interface Props {
  screen: ScreenName;
  keys: string;
  onJump: (screen: ScreenName) => void;
}

/** Not rendered again from screen to screen. */
const JumpKey = memo(function JumpKey({ screen, keys, onJump }: Props) {
  useShortcut(keys, () => onJump(screen), { group: 'goTo', label: `screens.${screen}` });
  return null;
});
