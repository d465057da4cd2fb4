import type { PersonaName } from '../simulator/plan/personas.ts';
import type { Story } from './stories.ts';
import type { DeviceName } from '../simulator/plan/devices.ts';

type Course = 'steady' | 'rising' | 'falling';

/** What became of an account, where it is not simply registered and active. */
export type AccountOutcome =
  | 'invited'
  | 'invitedLongAgo'
  | 'bounced'
  | 'notInvited'
  | 'inactive'
  | 'leaving'
  | 'deleted';

export interface DemoStudent {
  name: string;
  /** The part of the email before the `@`. */
  handle: string;
  gender: 'MALE' | 'FEMALE' | 'NONE';
  persona: PersonaName;
  diligence: number;
  course: Course;
  devices: readonly DeviceName[];
  /** The key of the manager they are assigned to. */
  manager?: string;
  /** What happens to them around the day of the demo. */
  story?: Story;
  fate?: AccountOutcome;
  nickname?: string;
  memo?: string;
  resolution?: string;
  dream?: string;
  goal?: string;
}

const student = (
  name: string,
  handle: string,
  gender: DemoStudent['gender'],
  persona: PersonaName,
  diligence: number,
  course: Course,
  devices: readonly DeviceName[],
  more: Omit<DemoStudent, 'name' | 'handle' | 'gender' | 'persona' | 'diligence' | 'course' | 'devices'> = {},
): DemoStudent => ({ name, handle, gender, persona, diligence, course, devices, ...more });

/** The students of the demo academy, all invented. */
export const demoStudents: readonly DemoStudent[] = [
  student('김서연', 'seoyeon.kim', 'FEMALE', 'highSchool', 0.95, 'steady', ['iPad', 'windows'], {
    manager: 'manager',
    nickname: '연이',
    memo: '의대 지망. 수학 심화반 병행 중.',
    resolution: '오늘 할 공부를 내일로 미루지 않기',
    dream: '소아청소년과 의사',
    goal: '다음 모의고사 수학 1등급',
  }),
  student('이도윤', 'doyun.lee', 'MALE', 'highSchool', 0.55, 'rising', ['windows'], {
    manager: 'manager',
    memo: '지난달 상담 이후 공부 시간이 꾸준히 늘고 있음.',
    resolution: '하루 5시간은 꼭 채우기',
  }),
  student('박하준', 'hajun.park', 'MALE', 'highSchool', 0.72, 'steady', ['windows', 'galaxy'], {
    manager: 'manager',
    nickname: '하준쓰',
  }),
  student('최지아', 'jia.choi', 'FEMALE', 'highSchool', 0.83, 'falling', ['galaxyTab'], {
    story: 'slipping',
    manager: 'manager',
    nickname: '지아니',
    memo: '최근 저녁 입실이 늦어져 학부모 상담 예정.',
  }),
  student('정예준', 'yejun.jung', 'MALE', 'highSchool', 0.4, 'steady', ['galaxy', 'windows'], {
    story: 'missing',
    manager: 'manager',
    memo: '카메라를 자주 끔. 안내 2회.',
  }),
  student('강수아', 'sua.kang', 'FEMALE', 'highSchool', 0.9, 'steady', ['mac', 'iPad'], {
    manager: 'manager',
    nickname: '수아공부중',
    dream: '건축가',
    goal: '내신 평균 1.5',
  }),
  student('조은우', 'eunwoo.cho', 'MALE', 'highSchool', 0.66, 'rising', ['windows'], {
    manager: 'manager',
  }),
  student('윤채원', 'chaewon.yoon', 'FEMALE', 'highSchool', 0.78, 'steady', ['iPad'], {
    manager: 'manager',
    nickname: '채채',
  }),
  student('장시우', 'siwoo.jang', 'MALE', 'highSchool', 0.5, 'falling', ['windows', 'oldGalaxy'], {
    manager: 'hanjiyoung',
    memo: '야구부 시즌 중에는 평일 저녁 입실이 어려움.',
  }),
  student('임다은', 'daeun.lim', 'FEMALE', 'highSchool', 0.87, 'steady', ['iPad'], {
    manager: 'hanjiyoung',
    resolution: '자기 전 오답 노트 열 문제',
  }),
  student('한유진', 'yujin.han', 'FEMALE', 'highSchool', 0.7, 'rising', ['windows'], {
    manager: 'hanjiyoung',
    nickname: '유진한',
  }),
  student('오지호', 'jiho.oh', 'MALE', 'highSchool', 0.6, 'steady', ['oldWindows'], {
    manager: 'hanjiyoung',
  }),
  student('서민재', 'minjae.seo', 'MALE', 'highSchool', 0.34, 'rising', ['galaxy'], {
    story: 'recovering',
    manager: 'hanjiyoung',
    memo: '학부모 요청으로 주간 리포트 발송.',
  }),
  student('신아린', 'arin.shin', 'FEMALE', 'highSchool', 0.81, 'steady', ['mac'], {
    manager: 'hanjiyoung',
    nickname: '아린이',
    dream: '방송 작가',
  }),
  student('권도현', 'dohyun.kwon', 'MALE', 'highSchool', 0.74, 'steady', ['windows'], {
    manager: 'hanjiyoung',
  }),
  student('황서윤', 'seoyun.hwang', 'FEMALE', 'highSchool', 0.92, 'rising', ['iPad', 'mac'], {
    manager: 'observer',
    nickname: '서유니',
    goal: '전 과목 1등급',
  }),
  student('안준서', 'junseo.ahn', 'MALE', 'highSchool', 0.6, 'steady', ['windows'], {
    manager: 'hanjiyoung',
    fate: 'invited',
  }),
  student('송하은', 'haeun.song', 'FEMALE', 'middleSchool', 0.85, 'steady', ['iPad'], {
    manager: 'observer',
    nickname: '하은',
  }),
  student('류건우', 'geonwoo.ryu', 'MALE', 'middleSchool', 0.5, 'steady', ['galaxyTab'], {
    manager: 'observer',
    memo: '동생과 함께 등록 상담함.',
  }),
  student('전소율', 'soyul.jeon', 'FEMALE', 'middleSchool', 0.76, 'rising', ['galaxyTab', 'galaxy'], {
    manager: 'observer',
  }),
  student('홍이안', 'ian.hong', 'MALE', 'middleSchool', 0.62, 'falling', ['windows'], {
    manager: 'observer',
    fate: 'leaving',
    memo: '부산으로 이사 예정.',
  }),
  student('고나은', 'naeun.go', 'FEMALE', 'middleSchool', 0.6, 'steady', ['iPad'], {
    manager: 'observer',
    fate: 'bounced',
    memo: '이메일 주소 확인 필요.',
  }),
  student('문태오', 'taeo.moon', 'MALE', 'middleSchool', 0.42, 'steady', ['oldGalaxy'], {
    manager: 'observer',
  }),
  student('양현우', 'hyunwoo.yang', 'MALE', 'repeater', 0.94, 'steady', ['windows'], {
    manager: 'kimtaehyun',
    nickname: '삼수는없다',
    resolution: '아침 8시 입실 지키기',
    dream: '반도체 엔지니어',
    goal: '국어 백분위 98',
  }),
  student('손지민', 'jimin.son', 'FEMALE', 'repeater', 0.97, 'steady', ['iPad', 'windows'], {
    manager: 'kimtaehyun',
    nickname: '지민',
    memo: '전국 모의고사 상위 2%. 장학 대상.',
    goal: '서울 소재 약학대학',
  }),
  student('배성현', 'sunghyun.bae', 'MALE', 'repeater', 0.68, 'falling', ['windows'], {
    story: 'slipping',
    manager: 'kimtaehyun',
    memo: '수면 리듬이 흐트러짐. 주 1회 면담.',
  }),
  student('백예린', 'yerin.baek', 'FEMALE', 'repeater', 0.88, 'steady', ['mac'], {
    manager: 'kimtaehyun',
    nickname: '예린예린',
  }),
  student('허준혁', 'junhyuk.heo', 'MALE', 'repeater', 0.58, 'rising', ['oldWindows'], {
    manager: 'kimtaehyun',
  }),
  student('유다인', 'dain.yoo', 'FEMALE', 'repeater', 0.91, 'steady', ['iPad'], {
    manager: 'kimtaehyun',
    dream: '초등학교 교사',
  }),
  student('남궁민서', 'minseo.namgung', 'FEMALE', 'repeater', 0.8, 'steady', ['windows'], {
    manager: 'choieunseo',
    nickname: '남궁이',
  }),
  student('심재윤', 'jaeyun.shim', 'MALE', 'repeater', 0.73, 'rising', ['windows', 'galaxy'], {
    story: 'interrupted',
    manager: 'choieunseo',
  }),
  student('노혜진', 'hyejin.noh', 'FEMALE', 'civilService', 0.93, 'steady', ['windows'], {
    manager: 'choieunseo',
    nickname: '합격만생각',
    goal: '국가직 9급 일반행정',
  }),
  student('하정훈', 'junghoon.ha', 'MALE', 'civilService', 0.77, 'steady', ['windows'], {
    manager: 'choieunseo',
  }),
  student('곽미래', 'mirae.kwak', 'FEMALE', 'civilService', 0.7, 'falling', ['mac'], {
    manager: 'choieunseo',
    fate: 'inactive',
    memo: '시험 합격으로 이용 종료.',
  }),
  student('성동현', 'donghyun.sung', 'MALE', 'civilService', 0.64, 'steady', ['oldWindows'], {
    manager: 'choieunseo',
  }),
  student('차은비', 'eunbi.cha', 'FEMALE', 'civilService', 0.86, 'rising', ['iPad', 'windows'], {
    manager: 'ohseyoung',
    resolution: '기출 3회독',
    goal: '지방직 7급',
  }),
  student('주영민', 'youngmin.joo', 'MALE', 'civilService', 0.48, 'falling', ['windows'], {
    story: 'missing',
    manager: 'ohseyoung',
  }),
  student('우지훈', 'jihoon.woo', 'MALE', 'university', 0.6, 'steady', ['mac', 'iPhone'], {
    story: 'interrupted',
    manager: 'ohseyoung',
    nickname: '새벽코딩',
  }),
  student('구하늘', 'haneul.gu', 'NONE', 'university', 0.72, 'steady', ['mac'], { nickname: '하늘' }),
  student('민서현', 'seohyun.min', 'FEMALE', 'university', 0.54, 'rising', ['windows', 'iPhone'], {
    manager: 'yoonharam',
    memo: '토익 900점 목표. 어학 스터디 참여.',
  }),
  student('나윤호', 'yunho.na', 'MALE', 'university', 0.45, 'steady', ['windows'], { fate: 'deleted' }),
  student('진소희', 'sohee.jin', 'FEMALE', 'university', 0.6, 'steady', ['mac'], {
    fate: 'invitedLongAgo',
  }),
  student('엄태준', 'taejun.eom', 'MALE', 'worker', 0.79, 'steady', ['windows'], {
    manager: 'jungsubin',
    nickname: '퇴근후열공',
    goal: '세무사 1차 합격',
  }),
  student('원선영', 'sunyoung.won', 'FEMALE', 'worker', 0.84, 'steady', ['mac', 'iPhone'], {
    manager: 'jungsubin',
    resolution: '출근 전 한 시간 반',
  }),
  student('천우진', 'woojin.chun', 'MALE', 'worker', 0.5, 'falling', ['galaxy'], { fate: 'inactive' }),
  student('방지원', 'jiwon.bang', 'FEMALE', 'worker', 0.6, 'steady', ['windows'], { fate: 'notInvited' }),
  student('공유찬', 'yuchan.gong', 'MALE', 'nightOwl', 1, 'steady', ['windows'], {
    nickname: '부엉이',
    memo: '야간 근무 후 이용. 새벽 시간대 확인 바람.',
    goal: '전기기사 실기 합격',
  }),
  student('현가온', 'gaon.hyun', 'MALE', 'nightOwl', 0.94, 'steady', ['oldWindows', 'galaxy'], {
    manager: 'kangdoyoung',
  }),
  student('함예나', 'yena.ham', 'FEMALE', 'earlyBird', 1, 'steady', ['iPad'], {
    manager: 'observer',
    nickname: '미라클모닝',
    resolution: '네 시 기상 365일',
  }),
  student('변상우', 'sangwoo.byun', 'MALE', 'earlyBird', 0.86, 'rising', ['windows'], {
    manager: 'kangdoyoung',
  }),
];
