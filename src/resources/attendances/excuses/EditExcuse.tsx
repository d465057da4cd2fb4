import type { ListedExcuse } from '../../../domain/entities/excuse.ts';
import type { ActionDialogProps } from '../../../engine/actions/action.ts';
import { ExcuseForm } from './ExcuseForm.tsx';

/** Changes the excuse that was chosen in a list. */
export function EditExcuse({ records: [record], onClose }: ActionDialogProps<ListedExcuse>) {
  return (
    <ExcuseForm
      userId={record?.userId ?? ''}
      excuse={record as ListedExcuse}
      date={record?.since ?? ''}
      onClose={onClose}
    />
  );
}
