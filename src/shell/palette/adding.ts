import { UserCog, UserPlus, type LucideIcon } from 'lucide-react';
import type { ScreenName } from '../../screens.ts';

/** Screens that the palette offers as actions, because there is nothing on them but a change. */
export const adding: Partial<Record<ScreenName, LucideIcon>> = { studentAdd: UserPlus, managerAdd: UserCog };
