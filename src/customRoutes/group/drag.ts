/** The kind of data that students are while they are dragged. */
export const dragType = 'application/x-studyroom-students';

export const writeDragged = (transfer: DataTransfer, studentIds: string[]) => {
  transfer.setData(dragType, JSON.stringify(studentIds));
  transfer.effectAllowed = 'move';
};

/** The ids of dragged students; none for anything else that is dropped. */
export function readDragged(transfer: DataTransfer): string[] {
  const text = transfer.getData(dragType);
  return text === '' ? [] : (JSON.parse(text) as string[]);
}
