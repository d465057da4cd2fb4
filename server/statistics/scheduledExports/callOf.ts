import type { Call } from '../../../src/contract/call.ts';
import { calls } from '../../../src/contract/index.ts';
import { scheduledScreens, type ScheduledScreen } from '../../../src/domain/scheduledExports.ts';

const byName = new Map<string, Call>(calls);

/** The call that answers with a screen's rows: who may make it may have its file. */
export const callOf = (screen: ScheduledScreen): Call => byName.get(scheduledScreens[screen])!;
