import type { StatusKind, StatusOf } from '../../domain/statuses.ts';

export const statuses = {
  registrationStatus: {
    PENDING: 'Pending',
    REGISTERED: 'Registered',
    INACTIVE_RESERVATION: 'Deactivation scheduled',
  },
  accountStatus: { ACTIVE: 'Active', INACTIVE: 'Inactive', DELETED: 'Deleted' },
  invitationState: {
    NONE: 'Not invited',
    QUEUED: 'Being sent',
    HELD: 'On hold',
    SENT: 'Invited',
    FAILED: 'Not delivered',
    ACCEPTED: 'Accepted',
    EXPIRED: 'Expired',
  },
  roomStatus: { AVAILABLE: 'Available', ENDED: 'Ended' },
  stopwatchStatus: { START: 'Entered', STUDY: 'Studying', BREAK: 'On break', STOP: 'Stopped' },
  attendanceStatus: { PRESENT: 'Present', ABSENT: 'Absent' },
  deviceState: { ON: 'On', OFF: 'Off' },
  notificationState: {
    SCHEDULED: 'Scheduled',
    HELD: 'On hold',
    SENT: 'Sent',
    FAILED: 'Failed',
    CANCELLED: 'Cancelled',
  },
  inquiryState: { NEW: 'New', CONTACTED: 'Contacted', CLOSED: 'Closed' },
  academyState: { ACTIVE: 'Subscribed', TRIAL: 'Trial', EXPIRED: 'Expired' },
  migrationState: {
    RUNNING: 'In progress',
    DONE: 'Done',
    ROLLING_BACK: 'Rolling back',
    ROLLED_BACK: 'Rolled back',
  },
  migrationRowState: {
    WAITING: 'Waiting',
    MOVED: 'Transferred',
    REFUSED: 'Not transferred',
    RETURNED: 'Returned',
  },
  apiKeyState: { ACTIVE: 'Active', EXPIRED: 'Expired', REVOKED: 'Revoked' },
  webhookDeliveryState: {
    PENDING: 'Waiting',
    DELIVERED: 'Delivered',
    FAILED: 'Failed',
    CANCELLED: 'Cancelled',
  },
} satisfies { [K in StatusKind]: Record<StatusOf<K>, string> };
