import { expect, test } from 'vitest';
import type { Call } from '../../src/contract/call.ts';
import { calls } from '../../src/contract/index.ts';

/** The specification's section 7, typed out once more: the contract is compared with it. */
const specification = `
GET    /dashBoard/overview
GET    /dashBoard/study-time/summary
GET    /dashBoard/study-time/trend
GET    /dashBoard/study-room/summary
GET    /dashBoard/study-room/trend
GET    /dashBoard/attendances/summary
GET    /dashBoard/attendances/trend

GET    /active-studies
GET    /active-studies/rooms/{roomId}
PUT    /studies/rooms/{roomId}
DELETE /studies/rooms/{roomId}
GET    /active-studies/rooms/{roomId}/representative-info
GET    /studies/rooms/{roomId}/room-users
POST   /studies/otp
GET    /studies/histories
GET    /studies/rooms/{roomId}/histories
GET    /studies/rooms/{roomId}/histories/representative-info
GET    /studies/rooms/{roomId}/room-users/histories

GET    /me
GET    /sessions
POST   /auth/logout
GET    /me/academies
PUT    /academies
GET    /customers/by-user-id/{userId}
PATCH  /customers/by-user-id/{customerId}
PATCH  /customers/{customerId}/profile
POST   /customers/owners/initialize
POST   /customers/password-matches
POST   /test/error
GET    /groups/{groupId}/settings/study
PATCH  /groups/{groupId}/settings/study

POST   /auth/valid
POST   /auth/email
PUT    /auth/email
POST   /customers/owners
POST   /customers/owners/accept-subscriptions
GET    /auth/group-id/exists
POST   /auth/login
POST   /auth/email/request-reset-password
PUT    /auth/email/reset-password
PUT    /auth/email/managers
POST   /auth/phone
PUT    /auth/phone

POST   /customers/managers
GET    /customers/managers
GET    /customers/managers/summaries
GET    /customers/managers/{id}
DELETE /customers/managers/{id}
POST   /customers/managers/{id}/activates
DELETE /customers/managers/{id}/activates
PATCH  /customers/managers/{customerId}/permissions
PATCH  /customers/managers/{customerId}
GET    /customers/managers/{id}/alert-settings
PATCH  /customers/managers/{id}/alert-settings
GET    /customers/managers/manage-groups
GET    /customers/managers/manage-groups/students/{id}/assigned
GET    /customers/managers/{id}/students/counts
PATCH  /customers/managers/{id}/manage-groups/assign
PATCH  /customers/managers/{id}/manage-groups/un-assign
GET    /academies/observer-customers/counts
GET    /academies/active-manager-customers/counts

GET    /subscriptions
GET    /customers/students/summaries
GET    /customers/students
POST   /customers/students
GET    /customers/students/{id}
PATCH  /customers/students/{id}
POST   /customers/students/{id}/activates
DELETE /customers/students/{id}/activates
POST   /customers/students/{id}/resend-email
GET    /academies/students/counts
GET    /admin/customers/students
POST   /admin/customers/students
GET    /admin/groups/academies

GET    /room-users
GET    /room-users/count
GET    /study-histories
GET    /study-histories/students/{userId}/premium
GET    /study-histories/students/{userId}/studied-room
GET    /study-histories/rooms/{roomId}/users/{userId}
PUT    /study-histories/students/{userId}/rooms/{roomId}

GET    /stats/studies/rooms/registrations
GET    /stats/studies/rooms/registrations-for-chart
GET    /stats/studies/room-users/joins
GET    /stats/studies/room-users/joins-for-chart
GET    /stats/students
GET    /stats/{customerId}/group
GET    /stats/students/rank
GET    /stats/{id}/target-time

GET    /attendances/today
GET    /attendances/todayCnt
GET    /attendances/reports
GET    /attendances/users/{userId}/details
`
  .split('\n')
  .filter(line => line !== '')
  .map(line => line.split(/\s+/).join(' '));

const written = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
const own = calls.filter(([, call]) => !call.added);

test('the specification has 93 calls below /api/v1', () => {
  expect(new Set(specification).size).toBe(93);
  expect(specification).toHaveLength(93);
});

test('the contract has the calls of the specification and no others as its own [S7.1]', () => {
  const below = own.filter(([, call]) => !call.atRoot).map(([, call]) => written(call));
  expect(below.toSorted()).toEqual(specification.toSorted());
});

test('the server’s time is the one call at the root of the service host [S7.1]', () => {
  expect(calls.filter(([, call]) => call.atRoot).map(([, call]) => written(call))).toEqual([
    'GET /server-time',
  ]);
});

test('no two calls have the same method and path', () => {
  const all = calls.map(
    ([, call]) => `${call.method} ${call.path.replace(/:\w+/g, ':')} ${call.atRoot ?? ''}`,
  );
  expect(all.filter((each, index) => all.indexOf(each) !== index)).toEqual([]);
});

test('every call that changes something defines its protection', () => {
  const reads = calls.filter(([, call]) => call.method === 'GET');
  for (const [name, call] of reads)
    expect({ name, body: call.body, versioned: call.versioned, idempotent: call.idempotent }).toEqual({
      name,
    });
  // An answer that holds a secret is given once and stored nowhere, also not for a repetition.
  const showsSecret = ({ returns }: Call) =>
    'secret' in ((returns as { fields?: object } | undefined)?.fields ?? {});
  const creates = calls.filter(
    ([, call]) => call.status === 201 && call.binary === undefined && !showsSecret(call),
  );
  expect(creates.filter(([, call]) => !call.idempotent).map(([name]) => name)).toEqual([]);
});
