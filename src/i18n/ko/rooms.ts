import type { Messages } from '../en/index.ts';

const fields = {
  name: '방 이름',
  roomUrlId: '방 ID',
  creatorName: '생성자',
  creatorEmail: '생성자 이메일',
  nickname: '닉네임',
  createdAt: '생성일',
  endedAt: '종료일',
  status: '상태',
  roomMode: '방 유형',
  passwordSet: '비밀번호',
  maxParticipants: '정원',
  durationSeconds: '유지 시간',
  since: '생성일 시작',
  until: '생성일 끝',
};

export const roomResources: Pick<Messages['resources'], 'rooms' | 'roomHistories'> = {
  rooms: {
    name: '방',
    count: '%{smart_count}개',
    fields: {
      ...fields,
      userCount: '현재 인원',
      withUsersOnly: '이용 중인 방만',
      password: '비밀번호',
      recommendedStudy: '추천 공부',
      defaultRoleCamera: '입장 시 카메라',
      defaultRoleMic: '입장 시 마이크',
      hostPermissions: '방장 권한',
      endsOn: '종료 예정일',
    },
  },
  roomHistories: {
    name: '방',
    count: '%{smart_count}개',
    fields: {
      ...fields,
      userCount: '누적 인원',
      activity: '이용 여부',
      since: '기간 시작',
      until: '기간 끝',
    },
  },
};

export const rooms: Messages['rooms'] = {
  status: {
    caption: '지금 열려 있는 방과 참여 중인 사람을 확인합니다.',
    empty: { title: '열려 있는 방이 없습니다', text: '방이 만들어지면 바로 여기에 표시됩니다.' },
    summary: { open: '열린 방', inUse: '이용 중', empty: '비어 있음' },
  },
  history: {
    caption: '지금까지 만들어진 모든 방과 입장 기록입니다. 누적 인원은 학생을 하루에 한 번씩 집계합니다.',
    empty: { title: '아직 만들어진 방이 없습니다', text: '종료된 방도 이곳에 남습니다.' },
  },
  anyActivity: '전체',
  usersOnly: '이용 중인 방만 보기',
  userCount: '%{count} / %{max}명',
  passwordSet: '비밀번호 설정됨',
  duration: { days: '%{days}일 %{hours}시간', hours: '%{hours}시간 %{minutes}분', minutes: '%{minutes}분' },
  panel: {
    loading: '방 정보를 불러오는 중…',
    ended: {
      title: '더 이상 열려 있지 않은 방입니다',
      text: '입장 기록은 생성 기록에서 확인할 수 있습니다.',
    },
    toHistory: '생성 기록 보기',
    toStatus: '실시간으로 보기',
    tabs: { users: '참여자', info: '방 정보', settings: '설정', joins: '입장 기록' },
  },
  users: {
    empty: { title: '참여 중인 사람이 없습니다', text: '입장하면 바로 여기에 표시됩니다.' },
    host: '방장',
    entered: '%{time} 입장',
    observer: '담당하고 있는 학생만 표시됩니다.',
  },
  info: {
    totalUserCount: '누적 인원',
    totalStudySeconds: '누적 공부 시간',
    recommended: '가중치 %{weight}',
    notUsed: '사용 안 함',
    none: '없음',
    noEnd: '종료일 없음',
    yes: '설정됨',
    no: '없음',
    creatorGone: '삭제된 계정입니다',
  },
  joins: {
    search: '이름 검색',
    empty: { title: '입장 기록이 없습니다', text: '입장과 퇴장이 이곳에 기록됩니다.' },
    still: '참여 중',
  },
  form: {
    sections: { room: '방', entry: '입장 설정', host: '방장' },
    use: '사용',
    weight: '가중치',
    password: { keep: '현재 설정 유지', set: '새로 설정', remove: '비밀번호 없음', value: '새 비밀번호' },
  },
  join: {
    button: '입장',
    title: '“%{name}” 입장',
    text: '한 번만 사용할 수 있는 비밀번호입니다. 본인만 사용할 수 있습니다.',
    otp: '일회용 비밀번호',
    left: '남은 시간 %{time}',
    expired: '비밀번호가 만료되었습니다.',
    again: '새로 받기',
    copy: '복사',
    copied: '복사되었습니다.',
    open: '방 열기',
  },
  end: {
    button: '방 종료',
    title: '“%{name}” 방을 종료할까요?',
    text: '종료하면 더 이상 입장할 수 없으며 되돌릴 수 없습니다.',
    users: '참여 중인 %{smart_count}명이 지금 퇴장됩니다.',
    confirm: '방 종료',
    done: '방이 종료되었습니다.',
  },
};
