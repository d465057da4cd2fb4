import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { AcademyOptions } from '../admin/AcademyOptions.tsx';
import { StudentPicker } from './StudentPicker.tsx';
import { WhatMoves } from './WhatMoves.tsx';

interface ChosenWay {
  from?: string;
  to?: string;
}

interface Props {
  way: ChosenWay;
  onWay: (way: ChosenWay) => void;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** From where to where, and whom. */
export function ChooseStudents({ way: { from, to }, onWay, selected, onSelect }: Props) {
  const translate = useTranslate();
  const wayOf = (ends: { from: string | undefined; to: string | undefined }): ChosenWay => ({
    ...(ends.from ? { from: ends.from } : {}),
    ...(ends.to ? { to: ends.to } : {}),
  });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <AcademyOptions
          label={translate('migrations.from')}
          value={from}
          onChange={next => {
            onWay(wayOf({ from: next, to }));
            // The previous selection belongs to another academy.
            onSelect(new Set());
          }}
        />
        <AcademyOptions
          label={translate('migrations.to')}
          value={to}
          onChange={next => onWay(wayOf({ from, to: next }))}
        />
      </Box>
      {from !== undefined && from === to && (
        <Typography role="alert" color="error" variant="body2">
          {translate('errors.SAME_ACADEMY')}
        </Typography>
      )}
      {from !== undefined && (
        <StudentPicker key={from} groupId={from} selected={selected} onSelect={onSelect} />
      )}
      <WhatMoves />
    </Box>
  );
}
