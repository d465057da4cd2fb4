import { Alert, Autocomplete, Box, FormControlLabel, Switch, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import type { Path } from 'react-hook-form';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import { apiKey } from '../../dataProvider/apiKey.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import {
  identityProviderBody,
  type SingleSignOnSettings as Settings,
} from '../../domain/entities/identityProvider.ts';
import { PasswordField } from '../../engine/form/standalone/PasswordField.tsx';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { usePageForm } from '../../engine/form/standalone/usePageForm.tsx';
import { useWrite } from '../../hooks/useWrite.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { SingleSignOnRoles } from './SingleSignOnRoles.tsx';
import { singleSignOnConflict, singleSignOnValues, type SingleSignOnValues } from './singleSignOnValues.ts';
import { TrySingleSignOn } from './TrySingleSignOn.tsx';

const { singleSignOn, updateSingleSignOn } = contract.groups;
/** The academy's own identity provider, for its owner. */
export function SingleSignOnSettings({ groupId }: { groupId: string }) {
  const translate = useTranslate();
  const query = useApi(singleSignOn, { params: { groupId } });
  return (
    <SettingsSection
      title={translate('settings.singleSignOn.title')}
      text={translate('settings.singleSignOn.text')}
      query={query}
      problemText={null}
    >
      {settings => <Fields groupId={groupId} settings={settings} />}
    </SettingsSection>
  );
}

function Fields({ groupId, settings }: { groupId: string; settings: Settings }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const input = { params: { groupId } };
  const mayChange = useMayCall(updateSingleSignOn);
  const roles = useApi(contract.managerRoles.list, {}).data?.content ?? [];
  const { write, isBusy } = useWrite(updateSingleSignOn, {
    onDone: () => notify('settings.singleSignOn.saved', { type: 'success' }),
  });
  const form = useContractForm<SingleSignOnValues>({
    schema: identityProviderBody,
    defaultValues: singleSignOnValues(settings),
  });
  const pageForm = usePageForm(form, {
    // The secret is stored nowhere but on the server.
    place: null,
    version: settings.version,
    conflict: singleSignOnConflict(roles),
    async save(body, base) {
      const saved = await write({ ...input, version: base, body });
      form.reset(singleSignOnValues(saved));
      client.setQueryData(apiKey(singleSignOn, input), saved);
    },
  });
  const values = form.watch();
  const words = (key: string) => translate(`settings.singleSignOn.${key}`);
  const textField = (
    source: Path<SingleSignOnValues> & ('issuer' | 'clientId' | 'clientSecret' | 'name'),
    help?: string,
  ) => {
    const { helperText, ...field } = form.field(source);
    return {
      ...field,
      label: words(source),
      helperText: helperText ?? help,
      disabled: !mayChange,
      fullWidth: true,
    };
  };
  const toggle = (source: Path<SingleSignOnValues> & ('isEnabled' | 'isRequired' | 'createsManagers')) => (
    <FormControlLabel
      disabled={!mayChange}
      labelPlacement="start"
      sx={{ justifyContent: 'space-between', mx: 0 }}
      control={
        <Switch
          checked={values[source]}
          onChange={(_, isOn) => form.setValue(source, isOn, { shouldDirty: true })}
          slotProps={{ input: { role: 'switch' } }}
        />
      }
      label={words(source)}
    />
  );
  const domains = form.getFieldState('domains', form.formState).error as
    | { message?: string }
    | { message?: string }[]
    | undefined;
  const wrongDomain = Array.isArray(domains) ? domains.find(Boolean)?.message : domains?.message;
  return (
    <SettingsForm form={form} pageForm={pageForm} isBusy={isBusy} mayChange={mayChange}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
        <TextField
          label={words('redirectUri')}
          helperText={words('redirectUriHelp')}
          value={settings.redirectUri}
          slotProps={{ htmlInput: { readOnly: true } }}
          sx={{ flex: '1 1 280px' }}
        />
        <CopyButton
          text={settings.redirectUri}
          label="settings.info.copySignInPage"
          copied="settings.singleSignOn.copied"
          sx={{ mt: { sm: 3 } }}
        />
      </Box>
      <TextField {...textField('issuer', words('issuerHelp'))} type="url" required placeholder="https://" />
      <TextField {...textField('clientId')} required />
      <PasswordField
        {...textField('clientSecret', settings.provider ? words('clientSecretKept') : undefined)}
        required={settings.provider === null}
        autoComplete="off"
      />
      {mayChange && <TrySingleSignOn form={form} groupId={groupId} />}
      <TextField {...textField('name', words('nameHelp'))} required />
      {toggle('isEnabled')}
      {toggle('isRequired')}
      {values.isRequired && <Alert severity="warning">{words('requiredWarning')}</Alert>}
      {toggle('createsManagers')}
      {values.createsManagers && (
        <Autocomplete
          multiple
          freeSolo
          autoSelect
          options={[]}
          value={values.domains}
          disabled={!mayChange}
          onChange={(_, chosen) =>
            form.setValue('domains', chosen, { shouldDirty: true, shouldValidate: true })
          }
          renderInput={params => (
            <TextField
              {...params}
              label={words('domains')}
              placeholder="hanbit.example"
              error={wrongDomain !== undefined}
              helperText={wrongDomain === undefined ? words('domainsHelp') : translate(wrongDomain)}
            />
          )}
        />
      )}
      <SingleSignOnRoles form={form} roles={roles} mayChange={mayChange} />
    </SettingsForm>
  );
}
