import { Button } from '@mui/material';
import { Split } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { StudentMove } from '../../domain/splitEvenly.ts';
import type { Selection } from './Selection.ts';
import { SplitDialog } from './SplitDialog.tsx';

interface Props {
  selected: Selection;
  isBusy: boolean;
  /** Resolves to whether the students were moved. */
  onMove: (moves: StudentMove[]) => Promise<boolean>;
}

/** Opens the split of the selected students. Its dialog is its own, so that the lists behind it are not rendered again. */
export function SplitButton({ selected, isBusy, onMove }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { data: groups } = useApi(contract.managers.manageGroups, {});
  const confirm = async (moves: StudentMove[]) => {
    if (await onMove(moves)) setOpen(false);
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        disabled={selected.size === 0}
        startIcon={<Split aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {translate('group.split.open')}
      </Button>
      {isOpen && (
        <SplitDialog
          managers={groups?.content.filter(({ accountStatus }) => accountStatus === 'ACTIVE') ?? []}
          selected={selected}
          isBusy={isBusy}
          onConfirm={moves => void confirm(moves)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
