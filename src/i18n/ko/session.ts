import type { lostAccess as englishAccess, signInAgain as englishSignIn } from '../en/session.ts';

export const signInAgain: typeof englishSignIn = {
  title: '다시 로그인해 주세요',
  text: '로그인이 만료되었습니다. 로그인하면 보던 화면에서 이어집니다. 입력한 내용은 그대로 있습니다.',
  otpText: '인증 앱의 코드나 복구 코드를 입력해 주세요.',
  signOut: '다른 계정으로 로그인',
};

export const lostAccess: typeof englishAccess = {
  title: '이제 “%{screen}” 화면을 볼 수 없습니다',
  permission: '“%{permissions}” 권한이 해제되었습니다.',
  permissions: '다음 권한 중 하나가 필요하지만 모두 해제되었습니다: %{permissions}',
  role: '역할이 바뀌어 이 화면을 사용할 수 없습니다.',
  contact: '계속 필요하다면 대표자(%{name}, %{email})에게 문의해 주세요.',
  exit: '“%{screen}” 화면으로 가기',
};
