import type { profile as english, profileFields as englishFields } from '../en/profile.ts';

export const profileFields: typeof englishFields = {
  profileImageId: '프로필 사진',
  resolution: '다짐',
  dream: '꿈',
  goal: '목표',
  interestCategories: '관심 분야',
  dDay: '디데이',
  'dDay.name': '디데이 이름',
  'dDay.date': '디데이 날짜',
};

export const profile: typeof english = {
  sections: { person: '기본 정보', dreams: '다짐과 목표', interests: '관심 분야', dDay: '디데이' },
  saved: '프로필을 저장했습니다.',
  failed: '프로필을 저장하지 못했습니다.',
  reranking: '관심 분야를 변경하면 순위를 다시 집계하며, 약 %{hours}시간이 걸립니다.',
  chosen: '%{max}개 중 %{count}개 선택',
  daysLeft: '%{days}일 남음',
  today: '오늘',
  daysPast: '%{days}일 지남',
  removeDDay: '디데이 삭제',
  dDayFailed: '디데이를 저장하지 못했습니다.',
};
