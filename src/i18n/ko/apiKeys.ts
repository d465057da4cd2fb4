import type { apiKeys as english } from '../en/apiKeys.ts';

export const apiKeys: typeof english = {
  caption: '카메라 스터디룸 서버 같은 프로그램이 이 키로 API를 호출합니다.',
  create: 'API 키 발급',
  empty: {
    title: '발급한 API 키가 없습니다',
    text: '프로그램마다 키를 따로 발급하면 하나씩 폐기할 수 있습니다.',
  },
  name: '이름',
  namePlaceholder: '스터디룸 서버',
  allAcademies: '모든 학원',
  scopesLabel: '권한 범위',
  scopes: {
    'rooms:write': { name: '스터디룸 보고', text: '스터디룸과 참여자 상태 보고, 입장 가능 여부 확인' },
    'rooms:read': { name: '스터디룸 조회', text: '스터디룸과 설정 조회' },
    'accounts:read': { name: '계정 조회', text: '학생과 매니저 계정 조회' },
  },
  validFor: '유효 기간',
  days: '%{smart_count}일',
  forever: '만료 없음',
  created: '발급',
  lastUsed: '마지막 사용',
  expires: '만료',
  revokedOn: '폐기',
  never: '없음',
  copy: '복사',
  copied: '키를 복사했습니다.',
  secret: {
    title: 'API 키 “%{name}”',
    text: '지금 키를 복사해 프로그램이 읽는 곳에 보관해 주세요. 다시 표시되지 않습니다.',
    stored: '키를 보관했습니다',
  },
  revoke: '폐기',
  revokeNamed: '%{name} 폐기',
  revokeTitle: '“%{name}” 키를 폐기할까요?',
  revokeText: '이 키를 사용하는 프로그램의 요청이 바로 거부됩니다. 폐기한 키는 되돌릴 수 없습니다.',
  revoked: '“%{name}” 키를 폐기했습니다.',
};
