import type { Language } from '../../src/domain/choices.ts';
import { limits } from '../../src/domain/limits.ts';
import { renderMail } from './renderMail.ts';

const { minutes } = limits.emailCode;

/** The email with the link to reset a password. */
export const resetMail = (
  language: Language,
  { name, email, url }: { name: string; email: string; url: string },
) =>
  renderMail(
    language,
    language === 'ko'
      ? {
          subject: '[스터디룸 콘솔] 비밀번호를 다시 설정해 주세요',
          title: '비밀번호 재설정',
          lines: [
            `${name}님, ${email} 계정의 비밀번호 재설정을 요청하셨습니다.`,
            '아래 버튼을 눌러 새 비밀번호를 정해 주세요. 변경하면 로그인되어 있던 모든 기기에서 로그아웃됩니다.',
          ],
          action: { label: '새 비밀번호 정하기', url },
          note: `이 링크는 ${minutes}분 동안 한 번만 사용할 수 있습니다. 요청하지 않았다면 이 메일을 무시해 주세요. 비밀번호는 바뀌지 않습니다.`,
        }
      : {
          subject: '[Studyroom Console] Reset your password',
          title: 'Reset your password',
          lines: [
            `${name}, a new password was requested for ${email}.`,
            'Press the button to choose one. You will be signed out on every device.',
          ],
          action: { label: 'Choose a new password', url },
          note: `The link works once, within ${minutes} minutes. If you did not ask for it, ignore this mail; your password stays as it is.`,
        },
  );
