import type { Language } from '../../src/domain/choices.ts';
import { limits } from '../../src/domain/limits.ts';
import { renderMail } from './renderMail.ts';

const { minutes } = limits.emailCode;

/** The mail with which an owner-to-be goes on with signing up. */
export const signupMail = (language: Language, { url }: { url: string }) =>
  renderMail(
    language,
    language === 'ko'
      ? {
          subject: '[스터디룸 콘솔] 이메일을 인증해 주세요',
          title: '이메일을 인증해 주세요',
          lines: [
            '스터디룸 콘솔 회원가입을 신청해 주셔서 감사합니다.',
            '아래 버튼을 누르면 이메일 인증이 완료되고, 이어서 비밀번호와 학원 정보를 입력할 수 있습니다.',
          ],
          action: { label: '이메일 인증하고 계속하기', url },
          note: `이 링크는 ${minutes}분 동안 유효합니다. 직접 신청하지 않았다면 이 메일을 무시해 주세요.`,
        }
      : {
          subject: '[Studyroom Console] Confirm your email',
          title: 'Confirm your email',
          lines: [
            'Thank you for signing up to Studyroom Console.',
            'Press the button to confirm this address; then choose a password and tell us about your academy.',
          ],
          action: { label: 'Confirm and continue', url },
          note: `The link is valid for ${minutes} minutes. If you did not sign up, please ignore this mail.`,
        },
  );
