import type { Language } from '../../src/domain/choices.ts';
import { renderMail } from './renderMail.ts';

/** The email to an existing account whose address was entered at sign-up. */
export const signupTakenMail = (language: Language, { name, url }: { name: string; url: string }) =>
  renderMail(
    language,
    language === 'ko'
      ? {
          subject: '[스터디룸 콘솔] 이미 가입된 이메일입니다',
          title: '이미 가입된 이메일입니다',
          lines: [
            `${name}님, 이 이메일로 회원가입이 신청되었지만 이미 등록된 계정이 있습니다.`,
            '직접 신청하셨다면 기존 계정으로 로그인해 주세요. 그렇지 않다면 아무것도 하지 않아도 됩니다.',
          ],
          action: { label: '로그인하기', url },
        }
      : {
          subject: '[Studyroom Console] This email has an account already',
          title: 'This email has an account already',
          lines: [
            `${name}, somebody wanted to sign up with this email, but it has an account already.`,
            'If this was you, please sign in with that account. If not, there is nothing to do.',
          ],
          action: { label: 'Sign in', url },
        },
  );
