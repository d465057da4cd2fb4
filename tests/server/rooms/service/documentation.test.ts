import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '../../../../server/config/config.ts';
import { apiScopes } from '../../../../src/domain/apiScopes.ts';
import { contract } from '../../../../src/contract/index.ts';
import { limits } from '../../../../src/domain/limits.ts';
import { roomEventTypes } from '../../../../src/domain/roomEventTypes.ts';
import { roomServiceReasons } from '../../../../src/domain/roomServiceReasons.ts';

const text = readFileSync('docs/room-service.md', 'utf8');

test('the guide names every event, reason, scope and path, and the limits as they are', () => {
  const paths = Object.values(contract.roomService).map(({ path }) => path.replace(/:(\w+)/g, '{$1}'));
  const words = [...roomServiceReasons, ...apiScopes, ...paths];
  expect(words.filter(word => !text.includes(word))).toEqual([]);
  // Types of one kind are together: only the last word of the later ones is written.
  const missing = roomEventTypes.filter(
    type => !text.includes(`\`${type}\``) && !text.includes(`\`.${type.split('.')[1]!}\``),
  );
  expect(missing).toEqual([]);
  const { batch, lateHours, futureSeconds, lateAfterSeconds, rememberedDays, staleMinutes, snapshotSeconds } =
    limits.roomService;
  expect({
    batch,
    lateHours,
    futureSeconds,
    lateAfterSeconds,
    rememberedDays,
    staleMinutes,
    snapshotSeconds,
  }).toEqual({
    batch: 500,
    lateHours: 24,
    futureSeconds: 120,
    lateAfterSeconds: 120,
    rememberedDays: 3,
    staleMinutes: 3,
    snapshotSeconds: 60,
  });
  // The example is tried on a server that was started without any setting.
  const example = 'node examples/room-service/index.mjs';
  const { publicUrl } = readConfig({});
  expect(text).toContain(`${example} ${publicUrl}\n`);
  expect(readFileSync('examples/room-service/index.mjs', 'utf8')).toContain(`?? '${publicUrl}'`);
  expect(text).toContain(`${limits.apiKey.callsPerMinute.toLocaleString('en')} calls a minute`);
});
