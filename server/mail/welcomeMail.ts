import type { Language } from '../../src/domain/choices.ts';
import { limits } from '../../src/domain/limits.ts';
import { renderMail } from './renderMail.ts';

interface Welcome {
  name: string;
  academy: string;
  groupId: string;
  email: string;
  url: string;
}

/** The email to a new owner with the sign-in details of the academy. */
export const welcomeMail = (language: Language, { name, academy, groupId, email, url }: Welcome) =>
  renderMail(
    language,
    language === 'ko'
      ? {
          subject: `[${academy}] 스터디룸 콘솔에 오신 것을 환영합니다`,
          title: `${name}님, 환영합니다`,
          lines: [
            `${academy}의 콘솔이 준비되었습니다. 처음 ${limits.trial.days}일 동안 프리미엄 기능을 무료로 이용할 수 있습니다.`,
            '학생은 학원 ID와 이메일로 스터디룸 앱에 로그인합니다.',
          ],
          facts: { '학원 ID': groupId, 이메일: email },
          action: { label: '콘솔 열기', url },
        }
      : {
          subject: `[${academy}] Welcome to Studyroom Console`,
          title: `Welcome, ${name}`,
          lines: [
            `The console of ${academy} is ready. Premium features are free for the first ${limits.trial.days} days.`,
            'Students sign in to the study-room app with the academy ID and their email.',
          ],
          facts: { 'Academy ID': groupId, Email: email },
          action: { label: 'Open the console', url },
        },
  );
