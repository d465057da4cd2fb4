import { limits } from '../../domain/limits.ts';
import type { login as english } from '../en/login.ts';

export const login: typeof english = {
  title: '로그인',
  text: '학원 대표자, 매니저, 옵서버를 위한 콘솔입니다.',
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
