import { useSession } from '../../authProvider/session.ts';
import { mayOpen, type ScreenName } from '../../screens.ts';
import { jumps } from './jumps.ts';

/** The screens that keys lead to and that the user may open, with their keys (`g>s`). */
export function useJumps(): { screen: ScreenName; keys: string }[] {
  const { session } = useSession();
  return Object.entries(jumps)
    .map(([name, letter]) => ({ screen: name as ScreenName, keys: `g>${letter}` }))
    .filter(({ screen }) => mayOpen(session, screen));
}
