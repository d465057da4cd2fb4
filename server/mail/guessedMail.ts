import type { Language } from '../../src/domain/choices.ts';
import { renderMail } from './renderMail.ts';

interface Guessed {
  name: string;
  failures: number;
  ipAddress: string;
  url: string;
}

/** The email about failed attempts to sign in to an account. */
export const guessedMail = (language: Language, { name, failures, ipAddress, url }: Guessed) =>
  renderMail(
    language,
    language === 'ko'
      ? {
          subject: '[스터디룸 콘솔] 로그인 시도가 여러 번 실패했습니다',
          title: '로그인 시도가 여러 번 실패했습니다',
          lines: [
            `${name}님의 계정에 로그인하려는 시도가 ${failures}번 연속 실패했습니다. 잠시 동안 로그인 시도를 제한합니다.`,
            '직접 시도하셨다면 잠시 후 다시 로그인해 주세요. 그렇지 않다면 다른 곳에서 쓰지 않는 비밀번호로 변경하고 2단계 인증을 사용해 주세요.',
          ],
          facts: { 'IP 주소': ipAddress },
          action: { label: '비밀번호 재설정하기', url },
        }
      : {
          subject: '[Studyroom Console] Several attempts to sign in failed',
          title: 'Several attempts to sign in failed',
          lines: [
            `${name}, ${failures} attempts in a row to sign in to your account have failed. Further attempts are slowed down for a while.`,
            'If this was you, please wait a moment and sign in again. If not, choose a password that you use nowhere else, and turn on two-factor authentication.',
          ],
          facts: { 'IP address': ipAddress },
          action: { label: 'Reset password', url },
        },
  );
