import type { Language } from '../../src/domain/choices.ts';
import { renderMail } from './renderMail.ts';

/** The security email about a changed password. */
export const passwordChangedMail = (language: Language, { name, url }: { name: string; url: string }) =>
  renderMail(
    language,
    language === 'ko'
      ? {
          subject: '[스터디룸 콘솔] 비밀번호가 변경되었습니다',
          title: '비밀번호가 변경되었습니다',
          lines: [
            `${name}님의 비밀번호가 변경되어 다른 기기에서 로그아웃되었습니다.`,
            '직접 변경하셨다면 아무것도 하지 않아도 됩니다. 그렇지 않다면 바로 비밀번호를 다시 설정해 주세요.',
          ],
          action: { label: '비밀번호 재설정하기', url },
        }
      : {
          subject: '[Studyroom Console] Your password was changed',
          title: 'Your password was changed',
          lines: [
            `${name}, your password was changed and other devices were signed out.`,
            'If this was you, there is nothing to do. If not, please reset your password at once.',
          ],
          action: { label: 'Reset password', url },
        },
  );
