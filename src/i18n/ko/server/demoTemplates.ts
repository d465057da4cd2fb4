import type { demoTemplates as english } from '../../en/server/demoTemplates.ts';

export const demoTemplates: typeof english = [
  {
    name: '카메라 꺼짐 안내',
    trigger: 'CAMERA_OFF',
    channel: 'EMAIL',
    subject: '[{{academyName}}] {{studentName}} 학생의 카메라가 꺼져 있습니다',
    body: '{{studentName}} 학생의 카메라가 {{roomName}}에서 {{minutes}}분 넘게 꺼져 있습니다.\n카메라가 꺼진 동안에는 공부 시간이 기록되지 않으니 확인 부탁드립니다.',
  },
  {
    name: '자리 비움 안내',
    trigger: 'ABSENCE',
    channel: 'CONSOLE',
    subject: '{{studentName}} 학생이 자리를 비웠습니다',
    body: '{{roomName}}에서 {{studentName}} 학생의 자리 비움이 {{minutes}}분 이상 이어지고 있습니다.',
  },
  {
    name: '휴식 초과 안내',
    trigger: 'BREAK',
    channel: 'CONSOLE',
    subject: '{{studentName}} 학생의 휴식이 길어지고 있습니다',
    body: '{{studentName}} 학생이 {{roomName}}에서 {{minutes}}분 넘게 쉬고 있습니다. 다시 시작할 수 있도록 격려해 주세요.',
  },
  {
    name: '공지',
    trigger: 'CUSTOM',
    channel: 'EMAIL',
    subject: '[{{academyName}}] 안내 말씀드립니다',
    body: '{{recipientName}}님, 안녕하세요. {{academyName}}입니다.\n',
  },
];
