import type { Language } from '../../src/domain/choices.ts';
import { formatPhone } from '../../src/domain/format.ts';
import { limits } from '../../src/domain/limits.ts';
import { renderMail } from './renderMail.ts';

const { minutes } = limits.phoneCode;

/** The code that proves a mobile number. */
export function phoneCodeMail(language: Language, { phone, code }: { phone: string; code: string }) {
  const number = formatPhone(phone);
  return renderMail(
    language,
    language === 'ko'
      ? {
          subject: `[스터디룸 콘솔] 휴대폰 인증번호 ${code}`,
          title: '휴대폰 인증번호',
          lines: [`${number} 번호를 인증하려면 회원가입 화면에 아래 인증번호를 입력해 주세요.`],
          code,
          note: `인증번호는 ${minutes}분 동안 유효합니다. 다른 사람에게 알려 주지 마세요.`,
        }
      : {
          subject: `[Studyroom Console] ${code} is your verification code`,
          title: 'Your verification code',
          lines: [`Enter this code on the sign-up page to verify ${number}.`],
          code,
          note: `The code is valid for ${minutes} minutes. Do not share it with anyone.`,
        },
  );
}
