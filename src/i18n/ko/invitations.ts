import type * as english from '../en/invitations.ts';

export const invitation: typeof english.invitation = {
  label: '초대',
  sentAt: '마지막 초대 %{time}',
  openedAt: '%{time}에 열어 봄',
  triedAt: '마지막 시도 %{time}',
  sentOn: '%{date} 발송',
  reason: '사유: %{reason}',
  held: '메일 서버가 설정되지 않아 발송을 보류했습니다. 설정되면 발송합니다.',
  retrying: '메일이 아직 전송되지 않아 다시 시도하고 있습니다.',
  again: '다시 보내기',
  first: '초대 메일 보내기',
};

export const cards: typeof english.cards = {
  title: '초대 카드 %{smart_count}장',
  print: '인쇄',
  greeting: '%{name}님, 환영합니다',
  how: '스터디룸 앱에서 아래 정보로 로그인해 비밀번호를 정해 주세요.',
  scan: 'QR 코드를 스캔해 스터디룸을 열고, 아래 정보로 로그인해 비밀번호를 정해 주세요.',
  groupId: '학원 ID',
  code: '%{name}의 스터디룸 주소 QR 코드',
  noAddress:
    '스터디룸 주소(ROOM_APP_URL)가 설정되지 않아 QR 코드를 표시하지 않습니다. 서버 운영자에게 설정을 요청해 주세요.',
  most: '한 번에 %{most}장까지 인쇄합니다. 나머지는 나누어 선택해 주세요.',
  skipped: '활성 상태가 아닌 학생 %{smart_count}명은 제외했습니다.',
};

export const invitationActions: typeof english.invitationActions = {
  printCards: { label: '초대 카드 인쇄' },
  correctInvitation: {
    label: '주소 수정 후 다시 보내기',
    title: '%{name}의 초대 주소 수정',
    text: '수정한 주소로 초대 메일을 바로 보내고, 계정의 이메일도 변경합니다. 앞서 보낸 초대는 사용할 수 없게 됩니다.',
    confirm: '저장하고 보내기',
    done: '%{email} 주소로 초대 메일을 보내고 있습니다.',
  },
};

export const suppression: typeof english.suppression = {
  ADDRESS_BOUNCED: '%{date}에 메일이 반송되어 %{address} 주소로는 메일을 보내지 않습니다.',
  MARKED_AS_SPAM: '%{date}에 스팸으로 신고되어 %{address} 주소로는 알림을 보내지 않습니다.',
  allow: '다시 보내기',
  done: '이 주소로 메일을 다시 보냅니다.',
};
