import { expect, test } from 'vitest';
import { daysLeft, endNotice, planStateOn, type Subscribed } from '../../src/domain/premium.ts';

const today = '2026-03-02';
const free: Subscribed = { plan: 'FREE', startsOn: '2026-01-01', endsOn: null, trialEndsOn: null };
const paid: Subscribed = { ...free, plan: 'PREMIUM' };

test.each<[string, Subscribed, string, string | null]>([
  ['free', free, 'EXPIRED', null],
  ['on trial', { ...free, trialEndsOn: '2026-03-05' }, 'TRIAL', '2026-03-05'],
  ['on the trial’s last day', { ...free, trialEndsOn: today }, 'TRIAL', today],
  ['after the trial', { ...free, trialEndsOn: '2026-03-01' }, 'EXPIRED', '2026-03-01'],
  ['paid without an end', paid, 'ACTIVE', null],
  ['paid until today', { ...paid, endsOn: today }, 'ACTIVE', today],
  ['paid until yesterday', { ...paid, endsOn: '2026-03-01' }, 'EXPIRED', '2026-03-01'],
  ['paid from tomorrow', { ...paid, startsOn: '2026-03-03' }, 'EXPIRED', null],
  [
    'paid from tomorrow, tried until then',
    { ...paid, startsOn: '2026-03-03', trialEndsOn: today },
    'TRIAL',
    today,
  ],
  [
    'paid, with a longer trial',
    { ...paid, endsOn: today, trialEndsOn: '2026-03-05' },
    'ACTIVE',
    '2026-03-05',
  ],
  ['neither any more', { ...paid, endsOn: '2026-02-20', trialEndsOn: '2026-01-08' }, 'EXPIRED', '2026-02-20'],
])('a user who is %s has this status', (_, subscribed, state, premiumEndsOn) => {
  expect(planStateOn(subscribed, today)).toEqual({ state, premiumEndsOn });
});

test.each([
  ['2026-03-06', null],
  ['2026-03-05', 3],
  ['2026-03-04', 3],
  ['2026-03-03', 1],
  ['2026-03-02', 1],
  ['2026-03-01', 0],
  ['2026-02-23', 0],
  ['2026-02-22', null],
])('premium that ends on %s is announced as %s on 2 March', (endsOn, notice) => {
  expect(endNotice(daysLeft(endsOn, today))).toBe(notice);
});
