import { limits } from '../../domain/limits.ts';
import type { batches as english, batchResources as englishResources } from '../en/batches.ts';

const { batch } = limits;

export const batchResources: typeof englishResources = {
  batches: {
    name: '일괄 작업',
    count: '%{smart_count}건',
    fields: {
      createdAt: '일시',
      action: '작업',
      fileName: '파일',
      actorName: '작업자',
      addedCount: '결과',
      undoneAt: '되돌린 일시',
    },
  },
};

export const batches: typeof english = {
  caption: `최근 ${batch.retainedDays}일 동안 학생을 가져오거나 한꺼번에 변경한 기록입니다. ${batch.undoHours}시간 안에는 되돌릴 수 있습니다.`,
  empty: {
    title: '아직 일괄 작업이 없습니다',
    text: '학생을 가져오거나 여러 학생을 한꺼번에 변경하면 여기에 표시됩니다.',
  },
  toHistory: '작업 기록',
  details: '자세히',
  typed: '직접 입력 또는 붙여넣기',
  counts: {
    addedCount: '추가 %{smart_count}명',
    updatedCount: '변경 %{smart_count}명',
    restoredCount: '복구 %{smart_count}명',
    skippedCount: '건너뜀 %{smart_count}건',
    refusedCount: '반영 안 됨 %{smart_count}건',
  },
  refusals: '반영하지 않은 이유',
  undoRefusals: '되돌리지 않은 이유',
  reason: '%{field}: %{message}',
  rows: '%{smart_count}건',
  undoableUntil: '되돌리기 기한',
  undone: '되돌림',
  undoneBy: '%{time} · %{name} · %{smart_count}명',
  file: '결과 파일',
  columns: {
    sheet: '시트',
    number: '행',
    outcome: '결과',
    name: '이름',
    email: '이메일',
    field: '항목',
    reason: '이유',
    undone: '되돌리기 결과',
  },
  wasUndone: '되돌림',
  undo: {
    label: '되돌리기',
    title: '이 작업을 되돌릴까요?',
    import: '추가한 학생은 삭제되고, 변경하거나 복구한 학생은 이전 상태로 돌아갑니다.',
    text: '학생이 이전 상태로 돌아갑니다.',
    kept: '그 뒤에 다시 변경되었거나 가입한 학생은 그대로 둡니다.',
    confirm: '되돌리기',
    done: '%{smart_count}명을 이전 상태로 되돌렸습니다.',
    partly: '%{done}명을 되돌리고 %{refused}명은 그대로 두었습니다.',
  },
  latest: {
    import: '학생 %{smart_count}명을 가져왔습니다.',
    activate: '학생 %{smart_count}명을 활성화했습니다.',
    deactivate: '학생 %{smart_count}명을 비활성화했습니다.',
    reserveDeactivation: '학생 %{smart_count}명의 비활성화를 예약했습니다.',
    delete: '학생 %{smart_count}명을 삭제했습니다.',
    restore: '학생 %{smart_count}명을 복구했습니다.',
    assign: '학생 %{smart_count}명을 배정했습니다.',
    unassign: '학생 %{smart_count}명의 배정을 해제했습니다.',
    update: '학생 %{smart_count}명의 정보를 변경했습니다.',
  },
};
