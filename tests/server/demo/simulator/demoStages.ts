import { createSetting } from '../../../../server/demo/context.ts';
import { createWorld } from '../../../../server/demo/createWorld.ts';

/** The demo's world without a database. */
export function demoWorld(now: Date, { seed = 'studyroom', timeZone = 'Asia/Seoul' } = {}) {
  const setting = createSetting({ seed, now, timeZone });
  return { setting, ...createWorld(setting, 'hash') };
}
