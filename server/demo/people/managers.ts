import { observerPreset, permissions, type Permission } from '../../../src/domain/permissions.ts';

export interface DemoManager {
  /** What students name their manager by. */
  key: string;
  name: string;
  email: string;
  observer?: true;
  permissions: readonly Permission[];
  fate?: 'invited' | 'inactive';
  memo?: string;
}

/** The managers of the demo academy: ten, of whom three observe. */
export const demoManagers: readonly DemoManager[] = [
  {
    key: 'manager',
    name: '이서준',
    email: 'manager@demo.example',
    permissions,
    memo: '고등부 담임',
  },
  {
    key: 'hanjiyoung',
    name: '한지영',
    email: 'jiyoung.han@demo.example',
    permissions: permissions.filter(permission => permission !== 'MANAGE_GROUP_SETTING'),
    memo: '고등부 담임',
  },
  {
    key: 'kimtaehyun',
    name: '김태현',
    email: 'taehyun.kim@demo.example',
    permissions: [
      'VIEW_DASHBOARD',
      'VIEW_STUDENT',
      'VIEW_STUDY',
      'VIEW_ROOM_USER',
      'VIEW_STUDY_TIME',
      'VIEW_ATTENDANCE_STATUS',
      'VIEW_ATTENDANCE_HISTORY',
    ],
    memo: '재수 종합반',
  },
  {
    key: 'jungsubin',
    name: '정수빈',
    email: 'subin.jung@demo.example',
    permissions: ['VIEW_DASHBOARD', 'VIEW_STUDY_TIME', 'VIEW_ATTENDANCE_HISTORY', 'VIEW_STATISTICS'],
    memo: '운영 리포트 담당. 학생 계정은 볼 수 없음.',
  },
  {
    key: 'ohseyoung',
    name: '오세영',
    email: 'seyoung.oh@demo.example',
    permissions: ['VIEW_STUDENT', 'VIEW_STUDY', 'VIEW_ROOM_USER', 'MANAGE_GROUP'],
    memo: '스터디룸 운영·알림 발송',
  },
  {
    key: 'yoonharam',
    name: '윤하람',
    email: 'haram.yoon@demo.example',
    permissions: ['VIEW_STUDENT', 'VIEW_ATTENDANCE_STATUS', 'VIEW_ATTENDANCE_HISTORY'],
    fate: 'invited',
  },
  {
    key: 'chominwoo',
    name: '조민우',
    email: 'minwoo.cho@demo.example',
    permissions: ['VIEW_DASHBOARD', 'VIEW_STUDENT', 'VIEW_MANAGER', 'MANAGE_SUPERVISE_GROUP'],
    fate: 'inactive',
    memo: '육아휴직',
  },
  {
    key: 'observer',
    name: '박지우',
    email: 'observer@demo.example',
    observer: true,
    permissions: observerPreset,
    memo: '중등부 모니터링',
  },
  {
    key: 'choieunseo',
    name: '최은서',
    email: 'eunseo.choi@demo.example',
    observer: true,
    permissions: [...observerPreset, 'VIEW_STATISTICS'],
    memo: '성인반 모니터링',
  },
  {
    key: 'kangdoyoung',
    name: '강도영',
    email: 'doyoung.kang@demo.example',
    observer: true,
    permissions: ['VIEW_ROOM_USER', 'VIEW_ATTENDANCE_STATUS'],
    memo: '주말 당직',
  },
];
