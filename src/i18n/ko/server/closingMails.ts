import type { MailWords } from '../../mailWords.ts';

/** The mails about an academy that is being closed, and its export. */
export const closingMails = {
  academyCloses: {
    subject: '[%{academy}] %{date}에 서비스 이용이 종료됩니다',
    title: '%{date}에 서비스 이용이 종료됩니다',
    lines: [
      '%{name}님, %{academy} 대표자가 %{product} 해지를 신청했습니다.',
      '%{date}까지는 그대로 이용할 수 있습니다. 그 뒤에는 계정과 기록이 모두 삭제되며 복구할 수 없습니다.',
    ],
    note: '궁금한 점은 학원에 문의해 주세요.',
  },
  academyClosesOwner: {
    subject: '[%{academy}] %{date}에 학원이 해지됩니다',
    title: '%{name}님, %{date}에 학원이 해지됩니다',
    lines: [
      '%{academy} 해지를 신청했습니다. %{date}까지는 그대로 이용할 수 있고, 해지를 취소할 수도 있습니다.',
      '그 뒤에는 모든 계정과 기록이 삭제되며 복구할 수 없습니다. 필요한 데이터는 그 전에 다운로드해 주세요.',
    ],
    action: '데이터 다운로드 및 해지 취소',
    note: '직접 신청하지 않았다면 바로 해지를 취소하고 비밀번호를 변경해 주세요.',
  },
  academyStaysOpen: {
    subject: '[%{academy}] 학원 해지가 취소되었습니다',
    title: '학원 해지가 취소되었습니다',
    lines: ['%{name}님, %{academy} 해지가 취소되어 계속 이용할 수 있습니다. 삭제된 데이터는 없습니다.'],
  },
  exportReady: {
    subject: '[%{academy}] 데이터를 다운로드할 수 있습니다',
    title: '%{name}님, 데이터를 다운로드할 수 있습니다',
    lines: [
      '%{academy}의 데이터를 zip 파일로 준비했습니다. 로그인한 뒤 %{days}일 동안 다운로드할 수 있습니다.',
    ],
    action: '다운로드 화면으로 이동',
  },
} satisfies Record<string, MailWords>;
