import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { attendanceCorrection } from '../../contract/attendance.ts';

import type { ActionOptionsProps } from '../../engine/actions/action.ts';
import { ReasonField } from '../../engine/form/standalone/ReasonField.tsx';

const schema = attendanceCorrection.pick(['reason']);

/** The reason of a correction. What would happen is said before there is one; without one it cannot be made. */
export function ReasonOptions({ onChange }: ActionOptionsProps) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const [isTouched, setTouched] = useState(false);
  const isValid = (text: string) => schema.isValidSync({ reason: text.trim() });
  const isWrong = isTouched && !isValid(reason);
  return (
    <ReasonField
      value={reason}
      onChange={({ target }) => {
        setReason(target.value);
        onChange(isValid(target.value) ? { reason: target.value.trim() } : {});
      }}
      onBlur={() => setTouched(true)}
      error={isWrong}
      helperText={isWrong ? translate('validation.reason') : ''}
    />
  );
}
