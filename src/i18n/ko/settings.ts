import type {
  closing as englishClosing,
  settingResources as englishResources,
  settings as english,
} from '../en/settings.ts';

export const settingResources: typeof englishResources = {
  groups: {
    name: '학원',
    fields: {
      logoImageId: '로고',
      accentColor: '대표 색상',
      name: '학원 이름',
      type: '유형',
      phone: '대표 전화번호',
      registrationNumber: '사업자등록번호',
      postalCode: '우편번호',
      address: '주소',
      detailAddress: '상세 주소',
      studyDays: '학습 요일',
      timeZone: '시간대',
      dayStartsAt: '하루 시작 시각',
    },
  },
  studySettings: {
    name: '기능 설정',
    fields: {
      abuseTime: '알림 기준 시간',
      cameraOffRecordStop: '카메라가 꺼지면 기록 중단',
      cameraOffNotification: '카메라 꺼짐 알림',
      absenceDetection: '자리 비움 감지',
      absenceDetectionInterval: '감지 간격',
      absenceNotification: '자리 비움 알림',
      absenceNotificationInterval: '알림 기준 시간',
      breakEnabled: '휴식 기능 사용',
      breakNotification: '휴식 초과 알림',
      quietHoursStart: '시작',
      quietHoursEnd: '종료',
    },
  },
};

export const closing: typeof englishClosing = {
  caption: '학원의 모든 데이터를 다운로드하거나 학원을 해지합니다.',
  export: {
    title: '전체 데이터 내보내기',
    text: '계정, 관리 그룹, 스터디룸, 학습 기록, 출결, 설정을 CSV와 JSON으로 담은 zip 파일입니다. 대표자만 %{days}일 동안 다운로드할 수 있습니다.',
    order: '파일 만들기',
    again: '새 파일 만들기',
    preparing: '파일을 만들고 있습니다. 준비되면 이메일로 알려 드립니다.',
    ready: '%{date}에 만든 파일입니다. %{until}까지 다운로드할 수 있습니다.',
    download: '다운로드(%{size}MB)',
  },
  close: {
    title: '학원 해지',
    text: '신청한 뒤 %{days}일 동안은 그대로 이용할 수 있고 언제든지 취소할 수 있습니다. 그 뒤에는 모든 계정과 기록이 삭제되며 복구할 수 없습니다. 매니저와 학생에게 이메일로 알립니다.',
    open: '학원 해지…',
    confirmText: '%{date}에 %{academy}의 모든 계정과 기록이 삭제됩니다. 비밀번호를 입력해 확인해 주세요.',
    confirm: '학원 해지',
    closed: '학원 해지를 신청했습니다.',
  },
  pending: {
    owner: '%{date}에 학원이 해지됩니다. 그 뒤에는 모든 계정과 기록이 삭제됩니다.',
    member: '이 학원은 %{date}에 해지됩니다. 그 뒤에는 모든 계정과 기록이 삭제됩니다.',
    open: '데이터 내보내기 및 해지',
    cancel: '해지 취소',
    cancelled: '학원 해지를 취소했습니다.',
    confirmTitle: '%{name} 해지를 취소할까요?',
    confirmText: '삭제된 데이터는 없습니다. 매니저와 학생에게 이메일로 알립니다.',
  },
};

export const settings: typeof english = {
  info: {
    caption: '학원의 이름과 전화번호, 주소, 콘솔에 표시되는 로고와 색상을 관리합니다.',
    saved: '학원 정보를 저장했습니다.',
    failed: '학원 정보를 저장하지 못했습니다.',
    studyDays: '선택한 요일에만 출석을 집계합니다.',
    timeZone: '콘솔과 메일의 시각은 저장하는 즉시 이 시간대로 표시됩니다.',
    dayStartsAt: '하루의 공부 시간과 출석, 순위를 이 시각부터 집계합니다. 이미 기록된 날은 바뀌지 않습니다.',
    clockChange:
      '%{start}에 시작하는 %{from} 학습일부터 적용됩니다. 그 전날인 %{last} 학습일의 길이는 %{length}입니다. 이전 기록은 그대로 유지되며, 공부 중인 학생의 기록도 끊기지 않습니다.',
    ownColor: '기본 색상',
    resetColor: '기본 색상으로 되돌리기',
    sections: { brand: '로고와 색상', academy: '학원 정보', study: '학습 요일과 시간' },
    facts: {
      groupId: '학원 ID',
      owner: '대표자',
      signInPage: '로그인 페이지',
    },
    copySignInPage: '주소 복사',
    copiedSignInPage: '로그인 페이지 주소를 복사했습니다.',
  },
  invitations: {
    title: '초대 다시 보내기',
    help: '초대를 수락하지 않은 학생과 매니저에게 초대 메일을 자동으로 다시 보냅니다. 학원 시간대로 %{from}시부터 %{until}시 사이에만 보냅니다.',
    afterDays: '다시 보내는 시점',
    never: '자동으로 보내지 않음',
    days: '%{smart_count}일 후',
    most: '최대 횟수',
    times: '%{smart_count}회',
    saved: '초대 다시 보내기 설정을 저장했습니다.',
  },
  security: {
    title: '로그인 보안',
    label: '학원의 대표자와 매니저 모두에게 2단계 인증 요구',
    help: '2단계 인증을 설정하지 않은 대표자, 매니저, 옵서버는 설정을 마쳐야 콘솔을 사용할 수 있으며, 지금 로그인한 사람도 마찬가지입니다. 학생에게는 적용되지 않습니다.',
    saved: { on: '이제 2단계 인증을 설정해야 합니다.', off: '이제 2단계 인증을 설정하지 않아도 됩니다.' },
    own: '내 프로필로 이동',
  },
  features: {
    caption: '공부 시간으로 인정하는 기준과 매니저에게 보내는 알림을 설정합니다.',
    notice: '변경한 설정이 적용되기까지 최대 %{seconds}초가 걸릴 수 있습니다.',
    saved: '설정을 저장했습니다. 곧 적용됩니다.',
    failed: '설정을 변경하지 못했습니다.',
    sections: {
      camera: '카메라',
      absence: '자리 비움',
      break: '휴식',
      quiet: '방해 금지 시간',
    },
    help: {
      cameraOffRecordStop: '카메라가 켜져 있는 동안만 공부 시간으로 기록합니다.',
      cameraOffNotification:
        '카메라가 아래 시간 이상 꺼져 있으면 매니저에게 알립니다. 휴식 초과도 같은 시간을 기준으로 합니다.',
      absenceDetection: '카메라 앞에 학생이 없는지 확인합니다.',
      absenceNotification: '학생이 아래 시간 이상 자리를 비우면 매니저에게 알립니다.',
      breakEnabled: '학생이 공부 시간을 잠시 멈출 수 있습니다. 사용하지 않으면 휴식은 정지로 기록합니다.',
      breakNotification: '휴식이 카메라 알림 기준 시간보다 길어지면 매니저에게 알립니다.',
      quietHoursStart:
        '알림 메일을 방해 금지 시간이 끝날 때까지 보류합니다. 이 시간에는 휴식 초과 알림을 메일로 보내지 않습니다.',
      quietHoursEnd: '학원 시간대 기준입니다. 종료가 시작보다 이르면 다음 날 끝납니다.',
    },
  },
};
