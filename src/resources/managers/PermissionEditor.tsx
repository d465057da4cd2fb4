import { Alert, Box, Button, Card, Link, Typography } from '@mui/material';
import { Eye } from 'lucide-react';
import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { Manager } from '../../domain/entities/account.ts';
import { missingCompanions } from '../../domain/permissionCompanions.ts';
import { permissionGroups, type Permission } from '../../domain/permissions.ts';
import { ConflictDialog } from '../../engine/form/ConflictDialog.tsx';
import { FormProblem } from '../../ui/FormProblem.tsx';
import { ReadOnlyNote } from '../../engine/ReadOnlyNote.tsx';
import { useRefusal } from '../../engine/useRefusal.ts';
import { usePermissionSets } from '../../hooks/usePermissionSets.ts';
import { pathOf, screenNames, screenOf } from '../../screens.ts';
import { MenuPreview } from './MenuPreview.tsx';
import { fromSwitches, permissionFields, toSwitches } from './permissionConflict.ts';
import { PermissionRow } from './PermissionRow.tsx';
import { RoleSection } from './roles/RoleSection.tsx';
import { usePermissionDraft } from './usePermissionDraft.ts';

/** Whether all screens that a permission opens are closed to observers. */
const onlyWrites = (permission: Permission) => {
  const opened = screenNames.map(screenOf).filter(({ access }) => access === permission);
  return opened.length > 0 && opened.every(({ writes }) => writes);
};

/** Switches for everything that a manager may do (specification, section 6), saved together. */
export function PermissionEditor() {
  const translate = useTranslate();
  const { data: me } = useApi(contract.session.me, {}, { staleTime: 60_000 });
  const { data: observers } = useApi(contract.managers.observerCount, {});
  const manager = useRecordContext<Manager & { id: string }>()!;
  const {
    draft,
    saved,
    isChanged,
    isBusy,
    problemText,
    stale,
    mayGrant,
    choose,
    toggle,
    setObserver,
    save,
    closeConflict,
    resolve,
    notice,
  } = usePermissionDraft(manager);
  const sets = usePermissionSets() ?? [];
  const [isPreviewing, setPreviewing] = useState(false);
  const isOwn = me?.customerId === manager.customerId;
  const refusal = useRefusal(contract.managers.updatePermissions, manager);
  const isFixed = isOwn || refusal !== null;

  const hintsOf = (permission: Permission) => {
    if (draft.observer && draft.permissions.includes(permission) && onlyWrites(permission))
      return [translate('permissions.observerWatches')];
    return missingCompanions(draft, permission).map(other =>
      translate(`permissions.companions.${permission}.${other}`, {
        permission: translate(`permissions.names.${other}`),
      }),
    );
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {notice}
      {isOwn && <Alert severity="info">{translate('permissions.own')}</Alert>}
      {!isOwn && refusal !== null && <ReadOnlyNote refusal={refusal} record={manager} />}
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2">{translate('permissions.title')}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {translate('permissions.text')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: 550, mr: 0.5 }}>
            {translate('permissions.presets.label')}
          </Typography>
          {sets
            .filter(({ version }) => version === undefined)
            .map(preset => (
              <Button
                key={preset.key}
                size="small"
                variant="outlined"
                color="inherit"
                disabled={isFixed}
                onClick={() => choose(preset)}
              >
                {preset.label}
              </Button>
            ))}
        </Box>
        <RoleSection
          roles={sets.filter(({ version }) => version !== undefined)}
          permissions={draft.permissions}
          isFixed={isFixed}
          onApply={choose}
        />
      </Card>

      <Card sx={{ px: { xs: 2, sm: 3 } }}>
        <PermissionRow
          label={translate('permissions.observer.label')}
          text={`${translate('permissions.observer.text')} ${observers ? translate('permissions.observer.count', { ...observers }) : ''}`}
          isOn={draft.observer}
          isDisabled={isFixed}
          onChange={setObserver}
        />
      </Card>

      <Card>
        {permissionGroups.map(group => (
          <Box
            key={group.key}
            role="group"
            aria-label={translate(`permissions.groups.${group.key}`)}
            sx={{
              display: 'grid',
              gridTemplateColumns: { sm: '200px 1fr' },
              columnGap: 3,
              px: { xs: 2, sm: 3 },
              pt: { xs: 2, sm: 0 },
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-of-type': { borderBottom: 0 },
            }}
          >
            <Typography variant="body2" color="text.secondary" sx={{ fontWeight: 600, pt: { sm: 2 } }}>
              {translate(`permissions.groups.${group.key}`)}
            </Typography>
            <div>
              {group.permissions.map(permission => (
                <PermissionRow
                  key={permission}
                  label={translate(`permissions.names.${permission}`)}
                  text={translate(`permissions.words.${permission}`)}
                  isOn={draft.permissions.includes(permission)}
                  hints={hintsOf(permission)}
                  isDisabled={isFixed || !mayGrant(permission)}
                  {...(isFixed || mayGrant(permission) ? {} : { why: translate('permissions.notHeld') })}
                  onChange={isOn => toggle(permission, isOn)}
                />
              ))}
              {'leadsTo' in group && (
                <Typography variant="caption" color="text.secondary" component="p" sx={{ pb: 1.75 }}>
                  {translate('permissions.alerts.text')}{' '}
                  <Link
                    component={RouterLink}
                    to={`${pathOf('manager', { id: manager.customerId })}?tab=${group.leadsTo}`}
                  >
                    {translate('permissions.alerts.link')}
                  </Link>
                </Typography>
              )}
            </div>
          </Box>
        ))}
      </Card>

      <FormProblem text={stale ? null : problemText} />
      {stale && (
        <ConflictDialog
          fields={permissionFields(translate)}
          base={toSwitches(saved)}
          mine={toSwitches(draft)}
          theirs={toSwitches(stale)}
          onClose={closeConflict}
          onApply={taken => void resolve(fromSwitches({ ...toSwitches(draft), ...taken }), stale.version)}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Eye aria-hidden />}
          onClick={() => setPreviewing(true)}
        >
          {translate('permissions.preview.open')}
        </Button>
        <Button variant="contained" disabled={!isChanged || isBusy || isFixed} onClick={() => void save()}>
          {translate(isBusy ? 'app.saving' : 'permissions.save')}
        </Button>
      </Box>
      {isPreviewing && (
        <MenuPreview
          name={manager.name}
          holder={{ role: draft.observer ? 'OBSERVER' : 'MANAGER', permissions: draft.permissions }}
          onClose={() => setPreviewing(false)}
        />
      )}
    </Box>
  );
}
