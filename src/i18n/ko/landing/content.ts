import type { LandingContent } from '../../landingContent.ts';

export const content: LandingContent = {
  isSample: true,
  figures: [
    { value: '128', unit: '곳', label: '도입한 학원과 기관' },
    { value: '9,400', unit: '명', label: '매일 접속하는 학생' },
    { value: '412', unit: '만 시간', label: '지금까지 기록한 공부 시간' },
    { value: '31', unit: '%', label: '도입 후 늘어난 주간 자습 시간' },
  ],
  cases: [
    {
      quote:
        '출석부와 단체 채팅방을 오가던 저녁 시간이 없어졌습니다. 이제는 숫자가 떨어진 학생에게 먼저 전화합니다.',
      name: '서지훈',
      role: '실장',
      company: '푸른꿈 학원',
      result: '관리 시간 하루 90분 단축',
    },
    {
      quote: '지점마다 다르던 기준이 하나가 됐습니다. 점장님들이 같은 화면을 보고 같은 말로 이야기합니다.',
      name: '문가영',
      role: '대표',
      company: '온새미로 스터디카페',
      result: '7개 지점 통합 운영',
    },
    {
      quote: '야간 자율학습을 온라인으로 옮기면서 가장 걱정한 것이 출석이었는데, 가장 먼저 해결됐습니다.',
      name: '임재범',
      role: '교사',
      company: '가온고등학교',
      result: '야간 자습 참여율 84%',
    },
  ],
  awards: [
    { year: '2026', title: '에듀테크 혁신 서비스 대상', by: '한국교육서비스협회' },
    { year: '2025', title: '우수 학습 관리 솔루션', by: '디지털교육포럼' },
    { year: '2025', title: '정보보호 관리체계 인증', by: '인증기관' },
  ],
  contact: { email: 'support@example.com', phone: '02-0000-0000', hours: '평일 오전 10시 - 오후 7시' },
  related: [
    { name: '학생용 앱', url: 'https://app.example.com', kind: 'app' },
    { name: '이용 안내', url: 'https://help.example.com', kind: 'help' },
    { name: '블로그', url: 'https://blog.example.com' },
  ],
  imprint: [
    '%{product} 주식회사',
    '대표 홍길동',
    '사업자등록번호 000-00-00000',
    '서울특별시 중구 세종대로 1',
  ],
};
