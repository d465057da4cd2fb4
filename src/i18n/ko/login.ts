import { limits } from '../../domain/limits.ts';
import type { login as english } from '../en/login.ts';

export const login: typeof english = {
  title: '로그인',
  text: '학원 대표자, 매니저, 옵서버를 위한 콘솔입니다.',
  academy: {
    title: '%{name} 로그인',
    unknown: '이 주소에 해당하는 학원이 없습니다. 이메일로는 여기에서도 로그인할 수 있습니다.',
  },
  email: '이메일',
  password: '비밀번호',
  submit: '로그인',
  submitting: '로그인 중…',
  forgot: '비밀번호를 잊으셨나요?',
  noAccount: '아직 학원을 개설하지 않았나요?',
  signup: '회원가입',
  otp: {
    title: '2단계 인증',
    text: `인증 앱에 표시된 ${limits.twoFactorCode.digits}자리 숫자를 입력해 주세요.`,
    code: '인증 코드',
    recovery: '복구 코드',
    recoveryText: '보관해 둔 복구 코드 중 하나를 입력해 주세요. 코드마다 한 번만 사용할 수 있습니다.',
    useRecovery: '복구 코드 사용하기',
    useApp: '인증 앱 사용하기',
    back: '이전으로',
  },
  or: '또는',
  singleSignOn: '%{name} 계정으로 로그인',
  singleSignOnProblem: {
    EXPIRED: '%{name} 로그인이 시간 안에 끝나지 않았거나 다른 창에서 시작되었습니다. 다시 시도해 주세요.',
    UNAVAILABLE: '지금은 %{name}에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    FAILED: '%{name} 로그인을 마치지 못했습니다. 다시 시도해 주세요.',
    REFUSED: '%{name}에서 로그인을 취소했거나 허용하지 않았습니다.',
    EMAIL_NOT_VERIFIED: '%{name}에서 이메일이 인증되지 않아 로그인에 사용할 수 없습니다.',
    NO_ACCOUNT: '이 이메일로 등록된 계정이 없습니다. 학원에 초대를 요청해 주세요.',
    NOT_REGISTERED: '먼저 초대 메일의 링크를 열어 초대를 수락해 주세요.',
    STUDENT: '학생 계정입니다. 학생은 스터디룸 앱에서 로그인해 주세요.',
    ACCOUNT_INACTIVE: '비활성화된 계정입니다. 학원에 문의해 주세요.',
    SECOND_FACTOR:
      '2단계 인증을 사용하는 계정이지만 %{name}에서 2단계 인증을 확인하지 않았습니다. 비밀번호로 로그인해 주세요.',
    SECOND_FACTOR_ONLY:
      '2단계 인증을 사용하는 계정이지만 %{name}에서 2단계 인증을 확인하지 않았습니다. 학원 대표자에게 문의해 주세요.',
    MANAGER_CAP: '학원의 매니저 정원이 모두 찼습니다. 학원 대표자에게 문의해 주세요.',
    ACADEMY_PROVIDER: '이 학원은 전용 로그인을 사용합니다. 학원의 로그인 페이지에서 로그인해 주세요.',
    TOO_MANY: '요청이 너무 많습니다. 몇 분 뒤에 다시 시도해 주세요.',
  },
  demo: {
    title: '체험 계정',
    text: '하나를 선택하면 바로 로그인합니다.',
    password: '공통 비밀번호: %{password}',
  },
  auth: {
    title: '온라인 스터디룸 운영',
    text: '학원 콘솔에 로그인하거나 새 학원을 개설해 주세요.',
  },
};
