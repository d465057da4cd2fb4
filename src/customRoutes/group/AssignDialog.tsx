import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { AssignmentPlan } from './useAssign.ts';

/** Says how many students leave which manager before they do. */
export function AssignDialog({
  plan,
  onClose,
  onConfirm,
}: {
  plan: AssignmentPlan;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const translate = useTranslate();
  const { manager, doneCount, replaced } = plan;
  return (
    <Dialog open onClose={onClose} aria-labelledby="assign-title" maxWidth="xs" fullWidth>
      <DialogTitle id="assign-title">
        {translate('group.replace.title', { smart_count: doneCount, name: manager.name })}
      </DialogTitle>
      <DialogContent>
        {doneCount === 0 ? (
          <Typography>{translate('group.alreadyThere', { name: manager.name })}</Typography>
        ) : (
          <>
            <Typography color="text.secondary">{translate('group.replace.text')}</Typography>
            <Box component="ul" sx={{ pl: 2.5, mb: 0 }}>
              {replaced.map(({ managerId, managerName, customerIds }) => (
                <li key={managerId}>
                  {translate('group.replace.leaves', { smart_count: customerIds.length, name: managerName })}
                </li>
              ))}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate(doneCount === 0 ? 'app.close' : 'app.cancel')}
        </Button>
        {doneCount > 0 && (
          <Button variant="contained" autoFocus onClick={onConfirm}>
            {translate('group.replace.confirm', doneCount)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
