import { limits } from '../../domain/limits.ts';
import type { myProfile as english } from '../en/myProfile.ts';

export const myProfile: typeof english = {
  caption: '이름과 프로필 사진, 로그인 방법을 관리합니다.',
  saved: '프로필을 변경했습니다.',
  failed: '프로필을 변경하지 못했습니다.',
  info: {
    title: '기본 정보',
    emailFixed: '이메일은 변경할 수 없습니다.',
    language: '이메일 언어',
    languageOf: '회원님께 보내는 이메일에 사용됩니다. 콘솔의 언어는 화면 위쪽에서 바꿀 수 있습니다.',
  },
  password: {
    title: '비밀번호',
    text: '변경하면 다른 모든 기기에서 로그아웃됩니다.',
    current: '현재 비밀번호',
    save: '비밀번호 변경',
    saved: '비밀번호를 변경했습니다.',
    failed: '비밀번호를 변경하지 못했습니다.',
  },
  twoFactor: {
    title: '2단계 인증',
    text: '비밀번호를 입력한 다음 휴대폰의 인증 앱에 표시된 코드를 한 번 더 확인합니다. 비밀번호만으로는 로그인할 수 없습니다.',
    confirmText: '먼저 현재 비밀번호를 입력해 주세요.',
    turnOn: '사용하기',
    turnOff: '사용 해제',
    turnOffText: '해제하면 비밀번호만으로 로그인할 수 있습니다. 비밀번호를 입력해 확인해 주세요.',
    turnedOff: '2단계 인증을 해제했습니다.',
    newCodes: '복구 코드 다시 발급',
    newCodesText: '이전 복구 코드는 더 이상 사용할 수 없습니다. 비밀번호를 입력해 확인해 주세요.',
    codesLeft: '남은 복구 코드 %{count}개',
    scan: `인증 앱으로 QR 코드를 스캔한 뒤, 앱에 표시된 ${limits.twoFactorCode.digits}자리 숫자를 입력해 주세요.`,
    qr: '인증 앱용 QR 코드',
    secret: '또는 앱에 다음 키를 직접 입력해 주세요.',
    codesTitle: '복구 코드를 보관해 주세요',
    codesText:
      '휴대폰을 사용할 수 없을 때 이 코드로 로그인할 수 있습니다. 코드마다 한 번만 사용할 수 있으며 다시 표시되지 않으니 안전한 곳에 보관해 주세요.',
    copy: '복사',
    copied: '복사했습니다.',
    download: '다운로드',
    codesKept: '복구 코드를 보관했습니다',
    required: {
      title: '2단계 인증을 설정해 주세요',
      academy:
        '학원의 모든 대표자와 매니저는 2단계 인증을 사용해야 합니다. 로그인할 때 비밀번호를 입력한 다음 휴대폰 인증 앱의 코드를 한 번 더 확인합니다. 설정에는 2분 정도 걸립니다.',
      server:
        '시스템 관리자는 2단계 인증을 사용해야 합니다. 로그인할 때 비밀번호를 입력한 다음 휴대폰 인증 앱의 코드를 한 번 더 확인합니다. 설정에는 2분 정도 걸립니다.',
      setUp: '지금 설정하기',
    },
  },
  signIns: {
    title: '로그인된 기기',
    text: '현재 로그인되어 있는 브라우저입니다. 모르는 기기가 있다면 다른 기기를 모두 로그아웃하고 비밀번호를 변경해 주세요.',
    current: '현재 브라우저',
    unknown: '알 수 없는 브라우저',
    since: '로그인',
    seen: '마지막 활동',
    end: '다른 기기 모두 로그아웃',
    endOne: '로그아웃',
    endNamed: '%{name} 로그아웃',
    endedOne: '해당 브라우저에서 로그아웃했습니다.',
    ended: '다른 기기에서 모두 로그아웃했습니다.',
  },
};
