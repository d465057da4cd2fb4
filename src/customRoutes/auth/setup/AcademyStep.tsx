import { Box, MenuItem, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { ResourceContextProvider, useTranslate } from 'ra-core';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { contract } from '../../../contract/index.ts';
import { apiKey } from '../../../dataProvider/apiKey.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import { groupTypes } from '../../../domain/choices.ts';
import { groupBody, type Group } from '../../../domain/entities/group.ts';
import { shape } from '../../../domain/entities/fields.ts';
import { ImageInput } from '../../../engine/form/image/ImageInput.tsx';
import { FormProblem } from '../../../ui/FormProblem.tsx';
import { useContractForm } from '../../../engine/form/standalone/useContractForm.ts';
import { QueryState } from '../../../engine/QueryState.tsx';
import { useWrite } from '../../../hooks/useWrite.ts';
import { pathOf } from '../../../screens.ts';
import { AuthCard } from '../../../ui/AuthCard.tsx';
import { SetupButtons } from './SetupButtons.tsx';
import { SetupProgress } from './SetupProgress.tsx';

const { name, type, phone, registrationNumber, address, detailAddress, postalCode, logoImageId } =
  groupBody.fields;
const schema = shape({
  name,
  type,
  phone,
  registrationNumber,
  postalCode,
  address,
  detailAddress,
  logoImageId,
});
type Form = Pick<
  Group,
  | 'name'
  | 'type'
  | 'phone'
  | 'registrationNumber'
  | 'postalCode'
  | 'address'
  | 'detailAddress'
  | 'logoImageId'
>;

/** What the academy is, and its logo. */
export function AcademyStep() {
  const query = useApi(contract.groups.one, {});
  return <QueryState query={query}>{group => <AcademyForm key={group.version} group={group} />}</QueryState>;
}

function AcademyForm({ group }: { group: Group }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useContractForm<Form>({
    schema,
    defaultValues: schema.cast(group, { stripUnknown: true }) as Form,
  });
  const { write } = useWrite(contract.groups.update, {
    async onDone(saved) {
      await navigate(pathOf('setup', undefined, { step: 'people' }));
      client.setQueryData(apiKey(contract.groups.one), saved);
      void client.invalidateQueries({ queryKey: apiKey(contract.session.academies) });
    },
    onRefused: problem =>
      problem?.code === 'STALE' && void client.invalidateQueries({ queryKey: apiKey(contract.groups.one) }),
  });
  const save = form.submit(values => {
    const { studyDays, accentColor, version } = group;
    return write({ body: { studyDays, accentColor, ...values }, version });
  });
  return (
    <FormProvider {...form}>
      <AuthCard
        above={<SetupProgress step="academy" />}
        title={translate('door.setup.academyTitle', { academy: group.name })}
        text={translate('door.setup.academyText')}
        onSubmit={save}
      >
        <FormProblem title={translate('settings.info.failed')} text={form.problem} />
        <ResourceContextProvider value="groups">
          <ImageInput
            source="logoImageId"
            kind="logo"
            current={group.logoImageUrl}
            placeholder={group.name.slice(0, 1)}
          />
        </ResourceContextProvider>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
          <TextField label={translate('door.academyName')} required {...form.field('name')} />
          <TextField
            select
            label={translate('door.setup.type')}
            required
            defaultValue={group.type}
            {...form.field('type')}
          >
            {groupTypes.map(each => (
              <MenuItem key={each} value={each}>
                {translate(`choices.groupType.${each}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField label={translate('door.setup.phone')} type="tel" {...form.field('phone')} />
          <TextField
            label={translate('door.setup.registrationNumber')}
            placeholder="123-45-67890"
            {...form.field('registrationNumber')}
          />
          <TextField
            label={translate('door.setup.postalCode')}
            autoComplete="postal-code"
            {...form.field('postalCode')}
          />
          <TextField
            label={translate('door.setup.address')}
            autoComplete="street-address"
            {...form.field('address')}
          />
        </Box>
        <SetupButtons next="people" isBusy={form.formState.isSubmitting} />
      </AuthCard>
    </FormProvider>
  );
}
