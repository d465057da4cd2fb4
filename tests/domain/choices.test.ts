import { expect, test } from 'vitest';
import { choices } from '../../src/domain/choices.ts';
import { roles } from '../../src/domain/permissions.ts';
import { statusesOf } from '../../src/domain/statuses.ts';

test('choices have the values of the specification [S3.3 S9.14]', () => {
  expect(choices).toMatchObject({
    gender: ['MALE', 'FEMALE', 'NONE'],
    groupType: ['ACADEMY', 'STUDY_CAFE', 'GROUP', 'INDIVIDUAL', 'COMPANY', 'OTHER'],
    weekday: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'],
    inquiryUserCount: ['10_50', '51_100', '101_200', 'OVER_200'],
    inquiryDuration: ['UNDER_1', 'UNDER_3', 'UNDER_6', 'UNDER_12', 'OVER_12', 'NONE'],
    inquiryStart: ['WITHIN_1', 'WITHIN_3', 'WITHIN_6', 'WITHIN_12'],
    period: ['1w', '4w', '3m'],
    roomMode: ['GENERAL', 'PREMIUM', 'GUEST'],
  });
});

test('the states are those of the specification [S4.1]', () => {
  expect(statusesOf('registrationStatus')).toEqual(['PENDING', 'REGISTERED', 'INACTIVE_RESERVATION']);
  expect(statusesOf('accountStatus')).toEqual(['ACTIVE', 'INACTIVE', 'DELETED']);
  expect(statusesOf('roomStatus')).toEqual(['AVAILABLE', 'ENDED']);
  expect(statusesOf('stopwatchStatus').toSorted()).toEqual(['BREAK', 'START', 'STOP', 'STUDY']);
  expect(statusesOf('attendanceStatus')).toEqual(['PRESENT', 'ABSENT']);
  expect(statusesOf('deviceState')).toEqual(['ON', 'OFF']);
});

test('the roles are those of the specification [S6.1]', () => {
  expect(roles).toEqual(['OWNER', 'MANAGER', 'OBSERVER', 'SUPER_ADMIN']);
});
