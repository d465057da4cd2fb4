import { attentionActions } from './attention.ts';
import type { recordActions as englishActions } from '../en/recordActions.ts';

export const recordActions: typeof englishActions = {
  endRooms: {
    label: '스터디룸 종료',
    title: '스터디룸 %{smart_count}개를 종료할까요?',
    text: '참여 중인 사람은 모두 퇴장 처리됩니다. 종료하면 더 이상 입장할 수 없으며 되돌릴 수 없습니다.',
    confirm: '%{smart_count}개 종료',
    done: '스터디룸 %{smart_count}개를 종료했습니다.',
  },
  setMemo: {
    label: '메모 입력',
    title: '학생 %{smart_count}명의 메모 입력',
    text: '선택한 학생의 메모를 입력한 내용으로 바꿉니다.',
    confirm: '%{smart_count}명에게 적용',
    done: '학생 %{smart_count}명의 메모를 변경했습니다.',
  },
  setTarget: {
    label: '목표 시간 설정',
    title: '학생 %{smart_count}명의 목표 시간 설정',
    text: '선택한 학생의 하루 목표 시간을 바꿉니다.',
    confirm: '%{smart_count}명에게 적용',
    done: '학생 %{smart_count}명의 목표 시간을 변경했습니다.',
  },
  message: { label: '메시지 보내기' },
  messageUsers: { label: '참여 중인 학생에게 메시지 보내기' },
  markPresent: {
    label: '출석 처리',
    title: '학생 %{smart_count}명을 오늘 출석으로 처리할까요?',
    text: '이전 상태는 처리한 사람, 사유와 함께 기록에 남습니다.',
    confirm: '%{smart_count}명 출석 처리',
    done: '학생 %{smart_count}명을 출석으로 처리했습니다.',
  },
  markAbsent: {
    label: '결석 처리',
    title: '학생 %{smart_count}명을 오늘 결석으로 처리할까요?',
    text: '이전 상태는 처리한 사람, 사유와 함께 기록에 남습니다.',
    confirm: '%{smart_count}명 결석 처리',
    done: '학생 %{smart_count}명을 결석으로 처리했습니다.',
  },
  setTimes: {
    label: '등·하원 시각',
    title: '학생 %{smart_count}명의 등·하원 시각 설정',
    text: '지각과 조퇴는 이 시각을 기준으로 표시되며, 지난 날짜에도 적용됩니다.',
    confirm: '%{smart_count}명에게 적용',
    done: '학생 %{smart_count}명의 등·하원 시각을 변경했습니다.',
  },
  excuse: {
    label: '인정 결석',
    title: '학생 %{smart_count}명의 인정 결석 등록',
    text: '이 기간의 결석은 출석률에서 제외됩니다. 그래도 등원한 날은 출석으로 집계합니다.',
    confirm: '%{smart_count}명 등록',
    done: '학생 %{smart_count}명의 인정 결석을 등록했습니다.',
  },
  editExcuse: { label: '변경' },
  deleteExcuses: {
    label: '삭제',
    title: '인정 결석 %{smart_count}건을 삭제할까요?',
    text: '이 기간의 결석을 다시 집계합니다.',
    confirm: '%{smart_count}건 삭제',
    done: '인정 결석 %{smart_count}건을 삭제했습니다.',
  },
  ...attentionActions,
};
