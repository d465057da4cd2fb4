type StudyRefusalCode = 'ROOM_NOT_FOUND' | 'ROOM_ENDED' | 'ROOM_FULL' | 'NOT_ADMITTED';

/** Why a person may not enter a room. */
export class StudyRefusal extends Error {
  readonly code: StudyRefusalCode;
  constructor(code: StudyRefusalCode) {
    super(code);
    this.code = code;
  }
}
