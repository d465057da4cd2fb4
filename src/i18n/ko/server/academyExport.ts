/** What is in the export of everything that an academy has stored. */
export const academyExport = {
  title: '%{academy} 데이터',
  text: [
    'CSV 파일마다 한 종류의 기록이 있습니다. 인코딩은 UTF-8이고 첫 줄은 열 이름입니다. 시각은 ISO 8601(UTC), 시간 길이는 초입니다.',
    'customerId, roomId 같은 ID로 기록을 서로 연결할 수 있습니다. 비밀번호는 들어 있지 않습니다.',
  ],
  files: {
    settings: '학원 정보와 설정',
    groups: '매니저별 담당 학생',
    accounts: '대표자, 매니저, 학생 계정',
    'manager-roles': '권한 세트',
    rooms: '스터디룸',
    stays: '스터디룸별 입장 및 퇴장',
    'stopwatch-segments': '입장 중의 공부, 휴식, 정지 구간',
    'study-records': '학생·스터디룸별 하루 공부 기록',
    attendance: '학생별 하루 공부 시간과 출석',
    corrections: '수정한 공부 시간과 출석',
    'excused-absences': '인정 결석',
    excuseFiles: '인정 결석에 첨부한 파일(파일 이름은 인정 결석 ID)',
    'day-notes': '휴일, 시험일, 메모',
    'attention-marks': '확인 필요 학생 처리 기록',
    'report-comments': '주간 리포트 코멘트',
    templates: '알림 템플릿',
    notifications: '보낸 알림',
    'transferred-students': '다른 학원에서 오거나 다른 학원으로 이관한 학생',
    'audit-log': '변경 기록',
  },
};
