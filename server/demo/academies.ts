import type { groups, subscriptions } from '../database/schema/index.ts';
import { everyWeekday } from '../../src/domain/everyWeekday.ts';
import type { PersonaName } from './simulator/plan/personas.ts';
import { demoGroupId } from '../core/demoAccounts.ts';

type Group = typeof groups.$inferInsert;
type Subscription = typeof subscriptions.$inferInsert;

export interface DemoAcademy {
  group: Pick<
    Group,
    | 'groupId'
    | 'name'
    | 'type'
    | 'phone'
    | 'postalCode'
    | 'address'
    | 'detailAddress'
    | 'registrationNumber'
    | 'studyDays'
    | 'attendanceSettings'
  >;
  owner: { name: string; email: string };
  foundedDaysAgo: number;
  plan: Pick<Subscription, 'plan' | 'userCount'> & { trialEndsInDays?: number };
}

const eveningsAndSaturdays = {
  ...everyWeekday({ entryAt: '19:30:00', leaveAt: null }),
  SAT: { entryAt: '14:30:00', leaveAt: null },
  SUN: { entryAt: null, leaveAt: null },
};

/** Registration numbers with a wrong check digit and unassigned phone numbers: they belong to no real business. */
export const livelyAcademy: DemoAcademy = {
  group: {
    groupId: demoGroupId,
    name: '한빛 스터디 아카데미',
    type: 'ACADEMY',
    phone: '0200001234',
    postalCode: '01734',
    address: '서울특별시 노원구 한글비석로 245',
    detailAddress: '한빛빌딩 5층',
    registrationNumber: '1234567890',
    attendanceSettings: { expectedWeek: eveningsAndSaturdays },
    studyDays: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'],
  },
  owner: { name: '김한빛', email: 'owner@demo.example' },
  foundedDaysAgo: 127,
  plan: { plan: 'PREMIUM', userCount: 60 },
};

export interface QuietAcademy extends DemoAcademy {
  students: readonly {
    name: string;
    handle: string;
    gender: 'MALE' | 'FEMALE';
    persona: PersonaName;
    diligence: number;
  }[];
  rooms: readonly { name: string; createdDaysAgo: number; maxParticipants: number }[];
  /** Since when there are records. */
  recordsDays: number;
}

export const quietAcademies: readonly QuietAcademy[] = [
  {
    group: {
      groupId: 'haneul-cafe',
      name: '하늘 스터디카페',
      type: 'STUDY_CAFE',
      phone: '0310001122',
      postalCode: '13590',
      address: '경기도 성남시 분당구 황새울로 312',
      detailAddress: '2층',
      registrationNumber: '2203344556',
      studyDays: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'],
    },
    owner: { name: '문하늘', email: 'owner.haneul@demo.example' },
    foundedDaysAgo: 96,
    plan: { plan: 'FREE', userCount: 10 },
    students: [
      { name: '선우진', handle: 'jin.sunwoo', gender: 'MALE', persona: 'university', diligence: 0.5 },
      { name: '길보라', handle: 'bora.gil', gender: 'FEMALE', persona: 'worker', diligence: 0.55 },
      { name: '도재희', handle: 'jaehee.do', gender: 'FEMALE', persona: 'civilService', diligence: 0.45 },
      { name: '추민석', handle: 'minseok.choo', gender: 'MALE', persona: 'highSchool', diligence: 0.3 },
    ],
    rooms: [
      { name: '창가 자리', createdDaysAgo: 95, maxParticipants: 6 },
      { name: '단체 스터디', createdDaysAgo: 60, maxParticipants: 4 },
    ],
    recordsDays: 60,
  },
  {
    group: {
      groupId: 'mirae-prep',
      name: '미래 입시학원',
      type: 'ACADEMY',
      phone: '0510003344',
      postalCode: '48058',
      address: '부산광역시 해운대구 센텀중앙로 97',
      detailAddress: '센텀타워 1203호',
      registrationNumber: '6175566778',
      studyDays: ['MON', 'TUE', 'WED', 'THU', 'FRI'],
    },
    owner: { name: '표승현', email: 'owner.mirae@demo.example' },
    foundedDaysAgo: 3,
    plan: { plan: 'FREE', userCount: 50, trialEndsInDays: 4 },
    students: [
      { name: '탁은호', handle: 'eunho.tak', gender: 'MALE', persona: 'highSchool', diligence: 0.7 },
      { name: '맹주아', handle: 'jua.maeng', gender: 'FEMALE', persona: 'highSchool', diligence: 0.6 },
      { name: '국승리', handle: 'seungri.kook', gender: 'MALE', persona: 'repeater', diligence: 0.75 },
    ],
    rooms: [{ name: '체험 자습실', createdDaysAgo: 3, maxParticipants: 10 }],
    recordsDays: 3,
  },
];
