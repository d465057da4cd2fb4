import type { outbox as english } from '../../en/server/outbox.ts';

export const outbox: typeof english = {
  title: '메일 보관함',
  keptHere: '데모에서는 메일을 실제로 보내지 않고 이곳에 최신순으로 보관합니다.',
  alsoSent: '설정된 SMTP 서버로 메일을 보내고, 이곳에도 최신순으로 보관합니다.',
  recipient: '받는 사람',
  subject: '제목',
  state: '상태',
  time: '시각',
  states: { QUEUED: '대기 중', HELD: '발송 보류', SENT: '발송됨', FAILED: '발송 실패' },
  failure: '실패 사유',
  empty: '아직 메일이 없습니다. 학생을 초대하거나 비밀번호 재설정을 요청하면 이곳에 표시됩니다.',
  notFound: '메일을 찾을 수 없습니다.',
  refresh: '새로고침',
  older: '이전 메일 보기',
  newest: '최신 메일 보기',
  back: '전체 메일',
  console: '콘솔로 이동',
  room: '스터디룸 입장 체험',
  asHtml: 'HTML 본문',
  asText: '텍스트 본문',
};
