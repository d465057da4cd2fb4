import { limits } from '../../domain/limits.ts';

const { batch } = limits;

export const batchResources = {
  batches: {
    name: 'Bulk change |||| Bulk changes',
    count: '%{smart_count} record |||| %{smart_count} records',
    fields: {
      createdAt: 'Time',
      action: 'Change',
      fileName: 'File',
      actorName: 'By',
      addedCount: 'Result',
      undoneAt: 'Undone',
    },
  },
};

/** The history of imports and bulk changes of students. */
export const batches = {
  caption: `Imports and bulk changes of students in the last ${batch.retainedDays} days. They can be undone for ${batch.undoHours} hours.`,
  empty: {
    title: 'No bulk changes yet',
    text: 'Imports of students and bulk changes appear here.',
  },
  toHistory: 'History',
  details: 'Details',
  typed: 'Typed or pasted',
  counts: {
    addedCount: '%{smart_count} added',
    updatedCount: '%{smart_count} changed',
    restoredCount: '%{smart_count} restored',
    skippedCount: '%{smart_count} skipped',
    refusedCount: '%{smart_count} not accepted',
  },
  refusals: 'Not accepted',
  undoRefusals: 'Not undone',
  reason: '%{field}: %{message}',
  rows: '%{smart_count} row |||| %{smart_count} rows',
  undoableUntil: 'Can be undone until',
  undone: 'Undone',
  undoneBy: '%{time} · %{name} · %{smart_count} student |||| %{time} · %{name} · %{smart_count} students',
  file: 'Result file',
  columns: {
    sheet: 'Sheet',
    number: 'Row',
    outcome: 'Result',
    name: 'Name',
    email: 'Email',
    field: 'Field',
    reason: 'Reason',
    undone: 'Undo',
  },
  wasUndone: 'Undone',
  undo: {
    label: 'Undo',
    title: 'Undo this change?',
    import: 'Added students are deleted; changed or restored students return to their previous state.',
    text: 'Students return to their previous state.',
    kept: 'Students who have been changed again or have joined since stay as they are.',
    confirm: 'Undo',
    done: '%{smart_count} student returned to the previous state. |||| %{smart_count} students returned to the previous state.',
    partly: '%{done} undone, %{refused} left as they are.',
  },
  latest: {
    import: 'Import: %{smart_count} student |||| Import: %{smart_count} students',
    activate: '%{smart_count} student activated |||| %{smart_count} students activated',
    deactivate: '%{smart_count} student deactivated |||| %{smart_count} students deactivated',
    reserveDeactivation:
      'Deactivation scheduled for %{smart_count} student |||| Deactivation scheduled for %{smart_count} students',
    delete: '%{smart_count} student deleted |||| %{smart_count} students deleted',
    restore: '%{smart_count} student restored |||| %{smart_count} students restored',
    assign: '%{smart_count} student assigned |||| %{smart_count} students assigned',
    unassign: '%{smart_count} student unassigned |||| %{smart_count} students unassigned',
    update: '%{smart_count} student changed |||| %{smart_count} students changed',
  },
};
