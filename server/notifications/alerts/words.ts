import type { AlertKind, Language } from '../../../src/domain/choices.ts';

interface Words {
  subject: string;
  body: string;
}

/** The default texts of alerts to managers, used where the academy has no active template. */
export const alertWords: Record<Language, Record<AlertKind, Words>> = {
  ko: {
    CAMERA_OFF: {
      subject: '[{{academyName}}] {{studentName}} 학생의 카메라가 꺼져 있습니다',
      body: '{{studentName}} 학생의 카메라가 {{roomName}}에서 {{minutes}}분 넘게 꺼져 있습니다.',
    },
    ABSENCE: {
      subject: '[{{academyName}}] {{studentName}} 학생이 자리를 비웠습니다',
      body: '{{studentName}} 학생이 {{roomName}}에서 {{minutes}}분 넘게 자리를 비우고 있습니다.',
    },
    BREAK: {
      subject: '[{{academyName}}] {{studentName}} 학생의 휴식이 길어지고 있습니다',
      body: '{{studentName}} 학생이 {{roomName}}에서 {{minutes}}분 넘게 쉬고 있습니다.',
    },
  },
  en: {
    CAMERA_OFF: {
      subject: '[{{academyName}}] {{studentName}}’s camera is off',
      body: '{{studentName}}’s camera has been off in {{roomName}} for more than {{minutes}} minutes.',
    },
    ABSENCE: {
      subject: '[{{academyName}}] {{studentName}} is away',
      body: '{{studentName}} has been away from the camera in {{roomName}} for more than {{minutes}} minutes.',
    },
    BREAK: {
      subject: '[{{academyName}}] {{studentName}} is taking a long break',
      body: '{{studentName}} has been on a break in {{roomName}} for more than {{minutes}} minutes.',
    },
  },
};
