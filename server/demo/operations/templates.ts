import type { templates } from '../../database/schema/index.ts';
import type { DemoContext } from '../context.ts';

type Template = typeof templates.$inferInsert;
type Words = Pick<Template, 'name' | 'trigger' | 'language' | 'channel' | 'subject' | 'body'>;

/** A template for each trigger in both languages. */
const words: readonly Words[] = [
  {
    name: '카메라 꺼짐 안내',
    trigger: 'CAMERA_OFF',
    language: 'ko',
    channel: 'EMAIL',
    subject: '[{{academyName}}] {{studentName}} 학생의 카메라가 꺼져 있습니다',
    body: '{{studentName}} 학생의 카메라가 {{roomName}}에서 {{minutes}}분 넘게 꺼져 있습니다.\n카메라가 꺼진 동안에는 공부 시간이 기록되지 않으니 확인 부탁드립니다.',
  },
  {
    name: 'Camera off',
    trigger: 'CAMERA_OFF',
    language: 'en',
    channel: 'EMAIL',
    subject: '[{{academyName}}] {{studentName}}’s camera is off',
    body: '{{studentName}}’s camera has been off in {{roomName}} for more than {{minutes}} minutes.\nStudy time is not recorded while the camera is off.',
  },
  {
    name: '자리 비움 안내',
    trigger: 'ABSENCE',
    language: 'ko',
    channel: 'CONSOLE',
    subject: '{{studentName}} 학생이 자리를 비웠습니다',
    body: '{{roomName}}에서 {{studentName}} 학생의 자리 비움이 {{minutes}}분 이상 이어지고 있습니다.',
  },
  {
    name: 'Absence',
    trigger: 'ABSENCE',
    language: 'en',
    channel: 'CONSOLE',
    subject: '{{studentName}} has left the seat',
    body: '{{studentName}} has been away from the camera in {{roomName}} for {{minutes}} minutes or more.',
  },
  {
    name: '휴식 초과 안내',
    trigger: 'BREAK',
    language: 'ko',
    channel: 'CONSOLE',
    subject: '{{studentName}} 학생의 휴식이 길어지고 있습니다',
    body: '{{studentName}} 학생이 {{roomName}}에서 {{minutes}}분 넘게 쉬고 있습니다. 다시 시작할 수 있도록 격려해 주세요.',
  },
  {
    name: 'Long break',
    trigger: 'BREAK',
    language: 'en',
    channel: 'CONSOLE',
    subject: '{{studentName}} is taking a long break',
    body: '{{studentName}} has been on a break in {{roomName}} for more than {{minutes}} minutes. A friendly word may help.',
  },
  {
    name: '공지',
    trigger: 'CUSTOM',
    language: 'ko',
    channel: 'EMAIL',
    subject: '[{{academyName}}] 안내 말씀드립니다',
    body: '{{recipientName}}님, 안녕하세요. {{academyName}}입니다.\n',
  },
  {
    name: 'Notice',
    trigger: 'CUSTOM',
    language: 'en',
    channel: 'EMAIL',
    subject: '[{{academyName}}] A notice for you',
    body: 'Dear {{recipientName}},\n',
  },
];

export const createTemplates = ({ at, id }: DemoContext, groupId: string): Template[] =>
  words.map((template, index) => {
    const updatedAt = at(60 - index, 14, 10 + index);
    return {
      ...template,
      groupId,
      templateId: id(updatedAt, 'template', template.name),
      enabled: template.trigger !== 'BREAK' || template.language === 'ko',
      updatedAt,
    };
  });
