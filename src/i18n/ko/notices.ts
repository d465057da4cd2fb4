import type { templates as english } from '../en/notices.ts';

export const templates: typeof english = {
  caption: '알림과 안내에 쓰이는 문구를 상황, 언어, 발송 방법별로 관리합니다.',
  add: '템플릿 추가',
  edit: '템플릿 수정',
  empty: {
    title: '등록된 템플릿이 없습니다',
    text: '첫 템플릿을 작성해 보세요. 변수는 받는 사람에 맞게 채워집니다.',
  },
  off: '사용 안 함',
  fields: {
    name: '이름',
    trigger: '상황',
    language: '언어',
    channel: '발송 방법',
    subject: '제목',
    body: '내용',
    enabled: '사용',
  },
  languages: { ko: '한국어', en: '영어' },
  insert: '변수 넣기',
  variables: {
    academyName: '학원 이름',
    studentName: '학생 이름',
    roomName: '방 이름',
    minutes: '경과 시간(분)',
  },
  samples: {
    academyName: '한빛 스터디 아카데미',
    studentName: '김하늘',
    roomName: '집중 자습실',
    minutes: '10',
  },
  preview: '미리보기',
  saved: '템플릿을 저장했습니다.',
  delete: '삭제',
  confirmDelete: '‘%{name}’ 템플릿을 삭제할까요?',
  deleted: '템플릿을 삭제했습니다.',
  test: '나에게 테스트 메일 보내기',
  tested: '저장된 템플릿으로 테스트 메일을 보냈습니다.',
};
