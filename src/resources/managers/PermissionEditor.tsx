import { Alert, Box, Button, Card, Switch, Tooltip, Typography } from '@mui/material';
import { Eye } from 'lucide-react';
import isEqual from 'lodash/isEqual';
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useSession } from '../../authProvider/session.ts';
import { contract } from '../../contract/index.ts';
import { problemOf, send } from '../../dataProvider/http.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { Manager } from '../../domain/entities/account.ts';
import {
  can,
  observerPreset,
  permissionGroups,
  permissions,
  type Permission,
} from '../../domain/permissions.ts';
import { useProblemText } from '../../engine/useProblemText.ts';
import { MenuPreview } from './MenuPreview.tsx';

interface Draft {
  permissions: Permission[];
  observer: boolean;
}

const presets: Record<'manager' | 'observer' | 'none', Draft> = {
  manager: { permissions: [...permissions], observer: false },
  observer: { permissions: [...observerPreset], observer: true },
  none: { permissions: [], observer: false },
};

const draftOf = (manager: Draft): Draft => ({
  permissions: manager.permissions.toSorted(),
  observer: manager.observer,
});

/** Switches for everything that a manager may do (specification, section 6), saved together. */
export function PermissionEditor() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const problemText = useProblemText();
  const { session } = useSession();
  const { data: me } = useApi(contract.session.me, {}, { staleTime: 60_000 });
  const { data: observers } = useApi(contract.managers.observerCount, {});
  const manager = useRecordContext<Manager & { id: string }>()!;
  const [draft, setDraft] = useState(() => draftOf(manager));
  const [base, setBase] = useState({ version: manager.version, saved: draftOf(manager) });
  const [isPreviewing, setPreviewing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isOwn = me?.customerId === manager.customerId;
  const stale = problemOf(failure)?.code === 'STALE' ? (problemOf(failure)!.current as Manager) : null;
  const isChanged = !isEqual(draft, base.saved);

  const mayGrant = (permission: Permission) =>
    can(session, permission) || base.saved.permissions.includes(permission);
  const choose = (preset: Draft) =>
    setDraft(draftOf({ ...preset, permissions: preset.permissions.filter(mayGrant) }));
  const toggle = (permission: Permission, isOn: boolean) =>
    setDraft(before =>
      draftOf({
        ...before,
        permissions: isOn
          ? [...before.permissions, permission]
          : before.permissions.filter(each => each !== permission),
      }),
    );

  const save = async (version: number) => {
    setBusy(true);
    setFailure(null);
    try {
      const saved = await send(contract.managers.updatePermissions, {
        params: { customerId: manager.customerId },
        body: draft,
        version,
      });
      setBase({ version: saved.version, saved: draftOf(saved) });
      setDraft(draftOf(saved));
      notify('permissions.saved', { type: 'success' });
      refresh();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const takeTheirs = (theirs: Manager) => {
    setBase({ version: theirs.version, saved: draftOf(theirs) });
    setDraft(draftOf(theirs));
    setFailure(null);
    refresh();
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {isOwn && <Alert severity="info">{translate('permissions.own')}</Alert>}
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2">{translate('permissions.title')}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {translate('permissions.text')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: 550, mr: 0.5 }}>
            {translate('permissions.presets.label')}
          </Typography>
          {(Object.keys(presets) as (keyof typeof presets)[]).map(name => (
            <Button
              key={name}
              size="small"
              variant="outlined"
              color="inherit"
              disabled={isOwn}
              onClick={() => choose(presets[name])}
            >
              {translate(`permissions.presets.${name}`)}
            </Button>
          ))}
        </Box>
      </Card>

      <Card sx={{ px: { xs: 2, sm: 3 } }}>
        <Row
          label={translate('permissions.observer.label')}
          text={`${translate('permissions.observer.text')} ${observers ? translate('permissions.observer.count', { ...observers }) : ''}`}
          isOn={draft.observer}
          isDisabled={isOwn}
          onChange={observer => setDraft(before => ({ ...before, observer }))}
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
                <Row
                  key={permission}
                  label={translate(`permissions.names.${permission}`)}
                  text={translate(`permissions.words.${permission}`)}
                  isOn={draft.permissions.includes(permission)}
                  isDisabled={isOwn || !mayGrant(permission)}
                  {...(isOwn || mayGrant(permission) ? {} : { why: translate('permissions.notHeld') })}
                  onChange={isOn => toggle(permission, isOn)}
                />
              ))}
            </div>
          </Box>
        ))}
      </Card>

      {failure !== null && (
        <Alert
          severity={stale ? 'warning' : 'error'}
          role="alert"
          action={
            stale && (
              <>
                <Button color="inherit" size="small" onClick={() => takeTheirs(stale)}>
                  {translate('permissions.takeTheirs')}
                </Button>
                <Button color="inherit" size="small" onClick={() => void save(stale.version)}>
                  {translate('permissions.keepMine')}
                </Button>
              </>
            )
          }
        >
          {stale ? translate('permissions.stale') : problemText(failure)}
        </Alert>
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
        <Button
          variant="contained"
          disabled={!isChanged || isBusy || isOwn}
          onClick={() => void save(base.version)}
        >
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

interface RowProps {
  label: string;
  text: string;
  isOn: boolean;
  isDisabled: boolean;
  why?: string;
  onChange: (isOn: boolean) => void;
}

function Row({ label, text, isOn, isDisabled, why, onChange }: RowProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, py: 1.75 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Typography id={`${id}-text`} variant="caption" color="text.secondary" component="p">
          {text}
        </Typography>
      </Box>
      <Tooltip title={why ?? ''}>
        <span>
          <Switch
            checked={isOn}
            disabled={isDisabled}
            onChange={event => onChange(event.target.checked)}
            slotProps={{ input: { id, role: 'switch', 'aria-describedby': `${id}-text` } }}
          />
        </span>
      </Tooltip>
    </Box>
  );
}
