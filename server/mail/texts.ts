import type { Language } from '../../src/domain/choices.ts';
import { limits } from '../../src/domain/limits.ts';
import { renderMail } from './renderMail.ts';

interface StudentInvitation {
  name: string;
  academy: string;
  groupId: string;
  email: string;
}

/** The email that invites a student to the academy's study rooms. */
export function studentInvitation(language: Language, given: StudentInvitation) {
  const { name, academy, groupId, email } = given;
  return renderMail(
    language,
    language === 'ko'
      ? {
          subject: `[${academy}] 온라인 스터디룸에 초대합니다`,
          title: `${name}님, 스터디룸에 초대합니다`,
          lines: [
            `${academy}에서 ${name}님을 온라인 스터디룸에 등록했습니다.`,
            '스터디룸 앱에서 아래 정보로 로그인해 비밀번호를 정하면 바로 공부를 시작할 수 있습니다.',
          ],
          facts: { '학원 ID': groupId, 이메일: email },
          note: `이 초대는 ${limits.invitation.days}일 동안 유효합니다.`,
        }
      : {
          subject: `[${academy}] You are invited to the online study room`,
          title: `${name}, welcome to the study room`,
          lines: [
            `${academy} has registered you for its online study rooms.`,
            'Sign in to the study-room app with the details below, choose a password, and start studying.',
          ],
          facts: { 'Academy ID': groupId, Email: email },
          note: `This invitation is valid for ${limits.invitation.days} days.`,
        },
  );
}

interface ManagerInvitation {
  name: string;
  academy: string;
  inviter: string;
  observer: boolean;
  url: string;
}

/** The mail that lets a manager or observer set a password and sign in to the console. */
export function managerInvitation(
  language: Language,
  { name, academy, inviter, observer, url }: ManagerInvitation,
) {
  return renderMail(
    language,
    language === 'ko'
      ? {
          subject: `[${academy}] 스터디룸 콘솔에 초대합니다`,
          title: `${name}님, 스터디룸 콘솔에 초대합니다`,
          lines: [
            `${inviter}님이 ${name}님을 ${academy}의 ${observer ? '옵서버' : '매니저'}로 초대했습니다.`,
            '아래 버튼을 눌러 이름과 연락처를 확인하고 비밀번호를 정하면 바로 시작할 수 있습니다.',
          ],
          action: { label: '초대 수락하기', url },
          note: `이 링크는 ${limits.invitation.days}일 동안 한 번만 사용할 수 있습니다.`,
        }
      : {
          subject: `[${academy}] You are invited to the study-room console`,
          title: `${name}, welcome to the study-room console`,
          lines: [
            `${inviter} invites you to ${academy} as ${observer ? 'an observer' : 'a manager'}.`,
            'Confirm your name and phone number and choose a password, and you can start at once.',
          ],
          action: { label: 'Accept invitation', url },
          note: `The link works once, within ${limits.invitation.days} days.`,
        },
  );
}
