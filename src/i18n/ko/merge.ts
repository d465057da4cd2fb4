/** 한 사람의 계정 두 개 합치기. */
export const merge = {
  label: '계정 합치기',
  title: '계정 두 개 합치기',
  text: '남길 계정을 고르고, 서로 다른 항목은 남길 값을 골라 주세요. 다른 계정의 공부 기록은 모두 남길 계정으로 옮깁니다.',
  keep: '남길 계정',
  values: '남길 값',
  same: '두 계정이 같은 항목: %{fields}',
  emailNote: '이메일과 로그인 정보',
  joined: '%{date} 가입',
  notJoined: '아직 초대를 수락하지 않음',
  moves: '%{days}, %{records}을 옮깁니다.',
  nothingMoves: '다른 계정에는 공부 기록이 없습니다.',
  days: '학습일 %{smart_count}일',
  records: '공부 기록 %{smart_count}건',
  shared: '그중 %{smart_count}일은 두 계정에 모두 있어 합산합니다.',
  final:
    '합친 계정은 다시 나눌 수 없습니다. 다른 계정은 삭제되며, %{days}일 안에 복구해도 공부 기록은 돌아오지 않습니다.',
  confirm: '계정 합치기',
  done: '%{name}의 계정을 합쳤습니다.',
};
