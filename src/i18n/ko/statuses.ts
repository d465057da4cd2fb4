import type { statuses as english } from '../en/statuses.ts';

export const statuses: typeof english = {
  registrationStatus: {
    PENDING: '가입 대기',
    REGISTERED: '가입 완료',
    INACTIVE_RESERVATION: '비활성화 예약',
  },
  accountStatus: { ACTIVE: '활성', INACTIVE: '비활성', DELETED: '삭제됨' },
  invitationState: {
    NONE: '초대 전',
    QUEUED: '발송 중',
    HELD: '발송 보류',
    SENT: '초대 완료',
    FAILED: '발송 실패',
    ACCEPTED: '수락 완료',
    EXPIRED: '만료됨',
  },
  roomStatus: { AVAILABLE: '운영 중', ENDED: '종료' },
  stopwatchStatus: { START: '입장', STUDY: '공부 중', BREAK: '휴식 중', STOP: '정지' },
  attendanceStatus: { PRESENT: '출석', ABSENT: '결석' },
  deviceState: { ON: '켜짐', OFF: '꺼짐' },
  notificationState: {
    SCHEDULED: '예약됨',
    HELD: '발송 보류',
    SENT: '발송됨',
    FAILED: '실패',
    CANCELLED: '취소됨',
  },
  inquiryState: { NEW: '신규', CONTACTED: '연락 완료', CLOSED: '종료' },
  academyState: { ACTIVE: '이용 중', TRIAL: '무료 체험', EXPIRED: '만료' },
  migrationState: {
    RUNNING: '이관 중',
    DONE: '이관 완료',
    ROLLING_BACK: '되돌리는 중',
    ROLLED_BACK: '되돌림',
  },
  migrationRowState: { WAITING: '대기', MOVED: '이관됨', REFUSED: '이관 안 됨', RETURNED: '되돌림' },
  webhookDeliveryState: {
    PENDING: '대기 중',
    DELIVERED: '전송 완료',
    FAILED: '전송 실패',
    CANCELLED: '취소됨',
  },
  apiKeyState: { ACTIVE: '사용 중', EXPIRED: '만료', REVOKED: '폐기' },
};
