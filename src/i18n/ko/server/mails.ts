import { closingMails } from './closingMails.ts';
import type { mails as english } from '../../en/server/mails.ts';

export const mails: typeof english = {
  address: '링크가 열리지 않으면 아래 주소를 브라우저에 붙여넣어 주세요.',
  footer: '발신 전용 메일입니다. 회신은 확인하지 않습니다.',
  contact: '자동으로 발송한 메일입니다. 문의: %{email}',
  happenedAt: '발생 시각',
  signup: {
    subject: '[%{product}] 이메일을 인증해 주세요',
    title: '이메일을 인증해 주세요',
    lines: [
      '%{product} 회원가입을 신청해 주셔서 감사합니다.',
      '아래 링크를 열면 이메일 인증이 완료되고, 이어서 비밀번호와 학원 정보를 입력할 수 있습니다.',
    ],
    action: '이메일 인증하고 계속하기',
    note: '이 링크는 %{minutes}분 동안 유효합니다. 직접 신청하지 않았다면 이 메일을 무시해 주세요.',
  },
  signupTaken: {
    subject: '[%{product}] 이미 가입된 이메일입니다',
    title: '이미 가입된 이메일입니다',
    lines: [
      '%{name}님, 이 이메일로 회원가입이 신청되었지만 이미 등록된 계정이 있습니다.',
      '직접 신청하셨다면 기존 계정으로 로그인해 주세요. 그렇지 않다면 아무것도 하지 않아도 됩니다.',
    ],
    action: '로그인하기',
  },
  phoneCode: {
    subject: '[%{product}] 휴대폰 인증번호 %{code}',
    title: '휴대폰 인증번호',
    lines: ['%{phone} 번호를 인증하려면 회원가입 화면에 아래 인증번호를 입력해 주세요.'],
    note: '인증번호는 %{minutes}분 동안 유효합니다. 다른 사람에게 알려 주지 마세요.',
  },
  welcome: {
    subject: '[%{academy}] %{product}에 오신 것을 환영합니다',
    title: '%{name}님, 환영합니다',
    lines: [
      '%{academy}의 콘솔이 준비되었습니다. 가입 후 %{days}일 동안 프리미엄 기능을 무료로 이용할 수 있습니다.',
      '학생은 학원 ID와 이메일로 스터디룸 앱에 로그인합니다.',
    ],
    facts: [
      ['학원 ID', '%{groupId}'],
      ['이메일', '%{email}'],
    ],
    action: '콘솔 열기',
  },
  studentInvitation: {
    subject: '[%{academy}] 온라인 스터디룸에 초대합니다',
    title: '%{name}님, 스터디룸에 초대합니다',
    lines: [
      '%{academy}에서 %{name}님을 온라인 스터디룸에 등록했습니다.',
      '스터디룸 앱에서 아래 정보로 로그인해 비밀번호를 정하면 바로 공부를 시작할 수 있습니다.',
    ],
    facts: [
      ['학원 ID', '%{groupId}'],
      ['이메일', '%{email}'],
    ],
    action: '스터디룸 열기',
    note: '이 초대는 %{days}일 동안 유효합니다.',
  },
  weeklyReport: {
    subject: '[%{academy}] %{name} 학생의 주간 학습 리포트 (%{period})',
    title: '%{name} 학생의 한 주를 전해 드립니다',
    lines: ['%{academy}에서 공부한 %{period} 기록입니다.'],
    facts: [
      ['공부 시간', '%{total}'],
      ['출석', '%{attendance}'],
    ],
    action: '리포트 보기',
    note: '리포트는 %{days}일 동안 볼 수 있습니다. 링크가 있으면 누구나 볼 수 있으니 다른 사람에게 전달하지 않도록 주의해 주세요.',
  },
  scheduledExport: {
    subject: '[%{academy}] %{title} (%{period})',
    title: '%{title}, %{period}',
    lines: ['%{content}'],
    action: '화면 열기',
    note: '정기 발송의 수신자로 등록되어 있어 보내 드립니다. 수신 중단은 다음 주소에서 할 수 있습니다: %{settings}',
  },
  /** `%{content}` of a scheduled export. */
  exportContents: {
    attached: '파일을 첨부했습니다. 개인정보가 들어 있으니 다른 사람에게 전달하지 않도록 주의해 주세요.',
    linked:
      '파일이 커서 메일에 첨부하지 못했습니다. 로그인하면 같은 기간이 선택된 화면에서 바로 다운로드할 수 있습니다.',
    empty: '해당 기간의 기록이 없어 파일을 첨부하지 않았습니다.',
  },
  importDone: {
    subject: '[%{academy}] 학생 가져오기가 끝났습니다',
    title: '학생 가져오기가 끝났습니다',
    lines: ['%{name}님이 %{product}에서 시작한 학생 가져오기가 끝났습니다.'],
    facts: [
      ['파일', '%{fileName}'],
      ['추가', '%{addedCount}명'],
      ['변경', '%{changedCount}명'],
      ['반영 안 됨', '%{refusedCount}건'],
    ],
    action: '결과 보기',
  },
  importOfRows: '직접 입력하거나 붙여넣은 행',
  managerInvitation: {
    subject: '[%{academy}] %{product}에 초대합니다',
    title: '%{name}님, %{product}에 초대합니다',
    lines: [
      '%{inviter}님이 %{name}님을 %{academy}의 %{role}로 초대했습니다.',
      '아래 링크를 열어 이름과 휴대폰 번호를 확인하고 비밀번호를 정하면 바로 시작할 수 있습니다.',
    ],
    action: '초대 수락하기',
    note: '이 링크는 %{days}일 동안 한 번만 사용할 수 있습니다.',
  },
  invitedRoles: { manager: '매니저', observer: '옵서버' },
  reset: {
    subject: '[%{product}] 비밀번호를 다시 설정해 주세요',
    title: '비밀번호 재설정',
    lines: [
      '%{name}님, %{email} 계정의 비밀번호 재설정을 요청하셨습니다.',
      '아래 링크를 열어 새 비밀번호를 정해 주세요. 변경하면 로그인되어 있던 모든 기기에서 로그아웃됩니다.',
    ],
    action: '새 비밀번호 정하기',
    note: '이 링크는 %{minutes}분 동안 한 번만 사용할 수 있습니다. 요청하지 않았다면 이 메일을 무시해 주세요. 비밀번호는 바뀌지 않습니다.',
  },
  passwordChanged: {
    subject: '[%{product}] 비밀번호를 변경했습니다',
    title: '비밀번호를 변경했습니다',
    lines: [
      '%{name}님의 비밀번호가 변경되어 다른 기기에서 로그아웃되었습니다.',
      '직접 변경하셨다면 아무것도 하지 않아도 됩니다. 그렇지 않다면 바로 비밀번호를 다시 설정해 주세요.',
    ],
    action: '비밀번호 재설정하기',
  },
  guessed: {
    subject: '[%{product}] 로그인 시도가 여러 번 실패했습니다',
    title: '로그인 시도가 여러 번 실패했습니다',
    lines: [
      '%{name}님의 계정에 로그인하려는 시도가 %{failures}번 연속 실패했습니다. 잠시 동안 로그인 시도를 제한합니다.',
      '직접 시도하셨다면 잠시 후 다시 로그인해 주세요. 그렇지 않다면 다른 곳에서 쓰지 않는 비밀번호로 변경하고 2단계 인증을 사용해 주세요.',
    ],
    facts: [['IP 주소', '%{ipAddress}']],
    action: '비밀번호 재설정하기',
  },
  secondFactor: {
    subject: '[%{product}] %{what}',
    title: '%{what}',
    lines: [
      '%{name}님의 계정에서 %{what}. 다른 기기에서는 모두 로그아웃했습니다.',
      '직접 변경하셨다면 아무것도 하지 않아도 됩니다. 그렇지 않다면 바로 비밀번호를 다시 설정해 주세요.',
    ],
    action: '비밀번호 재설정하기',
  },
  secondFactorReset: {
    subject: '[%{product}] %{what}',
    title: '%{what}',
    lines: [
      '%{name}님의 계정에서 %{what}. 다른 기기에서는 모두 로그아웃했습니다.',
      '이제 비밀번호만으로 로그인할 수 있습니다. 로그인한 뒤 프로필에서 2단계 인증을 다시 사용해 주세요. 요청한 적이 없다면 %{by}에게 알려 주세요.',
    ],
    action: '비밀번호 재설정하기',
  },
  secondFactorChanges: {
    twoFactorOn: '2단계 인증을 사용하도록 설정했습니다',
    twoFactorOff: '2단계 인증을 해제했습니다',
    recoveryCodes: '2단계 인증 복구 코드를 새로 발급했습니다',
    twoFactorReset: '2단계 인증을 초기화했습니다',
  },
  resetBy: { owner: '학원 대표자', administrator: '시스템 관리자' },
  premiumEnds: {
    subject: '[%{academy}] %{what}이 %{when} 끝납니다',
    title: '%{name}님, %{what}이 %{when} 끝납니다',
    lines: [
      '%{academy}의 %{what}은 %{date}까지입니다. 이후에는 프리미엄 기능만 잠깁니다.',
      '학생과 매니저, 스터디룸, 지금까지의 모든 기록은 그대로 보관되며 기록도 계속 저장됩니다. 프리미엄을 시작하면 바로 다시 볼 수 있습니다.',
    ],
    facts: [['프리미엄 마지막 날', '%{date}']],
    action: '프리미엄 문의하기',
  },
  premiumEnded: {
    subject: '[%{academy}] %{what}이 끝났습니다',
    title: '%{name}님, %{what}이 끝났습니다',
    lines: [
      '%{academy}의 %{what}이 %{date}에 끝나 프리미엄 기능이 잠겼습니다.',
      '학생과 매니저, 스터디룸, 지금까지의 모든 기록은 그대로 보관되며 기록도 계속 저장됩니다. 프리미엄을 시작하면 바로 다시 볼 수 있습니다.',
    ],
    facts: [['프리미엄 마지막 날', '%{date}']],
    action: '프리미엄 문의하기',
  },
  ...closingMails,
  premiumKinds: { trial: '프리미엄 무료 체험', plan: '프리미엄 이용 기간' },
  premiumDays: { today: '오늘', tomorrow: '내일', later: '%{days}일 후에' },
};
