import type { alerts as english } from '../../en/server/alerts.ts';

export const alerts: typeof english = {
  CAMERA_OFF: {
    subject: '[{{academyName}}] {{studentName}} 학생의 카메라가 꺼져 있습니다',
    body: '{{studentName}} 학생의 카메라가 {{roomName}}에서 {{minutes}}분 넘게 꺼져 있습니다.',
  },
  ABSENCE: {
    subject: '[{{academyName}}] {{studentName}} 학생이 자리를 비웠습니다',
    body: '{{studentName}} 학생이 {{roomName}}에서 {{minutes}}분 넘게 자리를 비우고 있습니다.',
  },
  BREAK: {
    subject: '[{{academyName}}] {{studentName}} 학생의 휴식 시간이 초과되었습니다',
    body: '{{studentName}} 학생이 {{roomName}}에서 {{minutes}}분 넘게 쉬고 있습니다.',
  },
};
