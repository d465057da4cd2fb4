import type { Language } from '../../src/domain/choices.ts';
import type { customers } from '../database/schema/index.ts';
import { renderMail } from './renderMail.ts';

/** The change to the account's second factor. */
export type SecondFactorChange = 'twoFactorOn' | 'twoFactorOff' | 'recoveryCodes' | 'twoFactorReset';

type Kind = (typeof customers.$inferSelect)['kind'];

const titles: Record<Language, Record<SecondFactorChange, string>> = {
  ko: {
    twoFactorOn: '2단계 인증을 사용하기 시작했습니다',
    twoFactorOff: '2단계 인증이 해제되었습니다',
    recoveryCodes: '2단계 인증 복구 코드가 새로 발급되었습니다',
    twoFactorReset: '2단계 인증이 초기화되었습니다',
  },
  en: {
    twoFactorOn: 'Two-factor authentication was turned on',
    twoFactorOff: 'Two-factor authentication was turned off',
    recoveryCodes: 'New recovery codes were issued',
    twoFactorReset: 'Your two-factor authentication was reset',
  },
};

/** Who resets the second factor of an account of a kind. */
const resetBy = (kind: Kind): Record<Language, string> =>
  kind === 'MANAGER'
    ? { ko: '학원 대표자', en: 'the owner of your academy' }
    : { ko: '시스템 관리자', en: 'the system administrator' };

/** The security email about a change to the second factor. */
export function secondFactorMail(
  language: Language,
  change: SecondFactorChange,
  { name, url, kind }: { name: string; url: string; kind: Kind },
) {
  const title = titles[language][change];
  return renderMail(
    language,
    language === 'ko'
      ? {
          subject: `[스터디룸 콘솔] ${title}`,
          title,
          lines: [
            `${name}님의 계정에서 ${title}. 다른 기기에서는 로그아웃되었습니다.`,
            change === 'twoFactorReset'
              ? `이제 비밀번호만으로 로그인할 수 있습니다. 로그인한 뒤 프로필에서 2단계 인증을 다시 사용해 주세요. 요청한 적이 없다면 ${resetBy(kind).ko}에게 알려 주세요.`
              : '직접 변경하셨다면 아무것도 하지 않아도 됩니다. 그렇지 않다면 바로 비밀번호를 다시 설정해 주세요.',
          ],
          action: { label: '비밀번호 재설정하기', url },
        }
      : {
          subject: `[Studyroom Console] ${title}`,
          title,
          lines: [
            `${name}, this concerns your account. Other devices were signed out.`,
            change === 'twoFactorReset'
              ? `From now on the password alone is enough to sign in. Please turn two-factor authentication on again in your profile. If you did not ask for this, tell ${resetBy(kind).en}.`
              : 'If this was you, there is nothing to do. If not, please reset your password at once.',
          ],
          action: { label: 'Reset password', url },
        },
  );
}
