import type { group as english } from '../en/group.ts';

export const group: typeof english = {
  caption:
    '학생을 어느 매니저가 담당할지 정합니다. 학생을 매니저 위로 끌어다 놓거나, 선택한 뒤 매니저의 배정 버튼을 눌러 주세요.',
  phoneCaption: '학생을 어느 매니저가 담당할지 정합니다. 학생을 선택한 뒤 담당 매니저를 선택해 주세요.',
  managers: '매니저',
  students: '학생',
  searchManagers: '매니저 검색',
  searchStudents: '학생 검색',
  everyone: '전체 학생',
  unassigned: '담당 매니저 없음',
  studentCount: '학생 %{smart_count}명',
  observer: '옵서버',
  assignTo: '선택한 학생 %{smart_count}명의 담당 매니저',
  assignHere: '%{name}에게 %{smart_count}명 배정',
  unassign: '배정 해제',
  selectAllShown: '보이는 학생 모두 선택',
  selected: '%{smart_count}명 선택됨',
  nobody: '담당 매니저 없음',
  noManagers: { title: '아직 매니저가 없습니다', text: '먼저 매니저를 추가한 뒤 학생을 배정해 주세요.' },
  noStudents: { title: '학생이 없습니다', text: '검색어를 바꾸거나 다른 매니저를 선택해 주세요.' },
  replace: {
    title: '학생 %{smart_count}명을 %{name}에게 배정할까요?',
    text: '이미 담당 매니저가 있는 학생이 있습니다.',
    leaves: '%{name} 담당 학생 %{smart_count}명',
    confirm: '%{smart_count}명 배정',
  },
  assigned: '학생 %{smart_count}명을 %{name}에게 배정했습니다.',
  taken: '학생 %{smart_count}명의 배정을 해제했습니다.',
  alreadyThere: '이미 모두 %{name}에게 배정되어 있습니다.',
  more: '%{smart_count}명 더 보기',
  keyboard: '스페이스 키로 학생을 선택하고, Shift 키로 범위를 선택합니다.',
};
