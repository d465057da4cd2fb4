import { TextField } from '@mui/material';
import { useLocaleState, useLogin, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { contract } from '../../../contract/index.ts';
import { problemOf } from '../../../dataProvider/http.ts';
import type { Language } from '../../../domain/choices.ts';
import { shape, text } from '../../../domain/entities/fields.ts';
import { rules } from '../../../domain/rules.ts';
import { FormProblem } from '../../../ui/FormProblem.tsx';
import { useContractForm } from '../../../engine/form/standalone/useContractForm.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { pathOf } from '../../../screens.ts';
import { AuthCard } from '../../../ui/AuthCard.tsx';
import { CodeProblem } from '../code/CodeProblem.tsx';
import { AcademyIdField } from './AcademyIdField.tsx';
import { consentFields, noConsents, type Consents } from './consents.ts';
import { ConsentFields } from './ConsentFields.tsx';
import { PhoneFields } from './PhoneFields.tsx';
import { Progress } from './Progress.tsx';
import type { Details, Signup } from './useSignup.ts';
import { SubmitButton } from '../SubmitButton.tsx';

const schema = shape({
  name: rules.name.required(),
  phone: rules.mobilePhone.required(),
  verifiedPhone: text,
  academyName: rules.name.required(),
  groupId: rules.academyId.required(),
  ...consentFields,
});
export type AccountForm = Details & Consents;

/** Who the owner is and what the academy is called; with it both come into being. */
export function AccountStep({ signup, email }: { signup: Signup; email: string }) {
  const translate = useTranslate();
  const login = useLogin();
  const [locale] = useLocaleState();
  const { write, failure, problem } = useWrite(contract.auth.createOwner);
  const subscribing = useWrite(contract.auth.acceptSubscriptions);
  const { begun, details, code, password, keepDetails } = signup;
  // Who opened the mail in another browser has given the consents there; here they are asked for.
  const isKnown = begun?.email === email;
  const form = useContractForm<AccountForm>({
    schema,
    elsewhere: { userId: 'name' },
    defaultValues: {
      name: '',
      phone: '',
      verifiedPhone: '',
      academyName: '',
      groupId: '',
      ...details,
      ...(isKnown ? begun.consents : noConsents),
    },
  });
  const typed = useWatch({
    control: form.control,
    name: ['name', 'phone', 'verifiedPhone', 'academyName', 'groupId'],
  });
  const kept = JSON.stringify(typed);
  useEffect(() => {
    const [name, phone, verifiedPhone, academyName, groupId] = JSON.parse(kept) as string[];
    keepDetails({ name, phone, verifiedPhone, academyName, groupId } as Details);
  }, [kept, keepDetails]);

  const create = form.submit(async ({ verifiedPhone, ...values }) => {
    if (verifiedPhone !== values.phone)
      return form.setError('phone', { message: 'validation.phoneUnverified' }, { shouldFocus: true });
    const language = locale as Language;
    try {
      await write({ body: { code, userId: email, passwd: password, language, ...values } });
    } catch (error) {
      if (problemOf(error)?.code === 'EMAIL_TAKEN') return form.setProblem(translate('errors.EMAIL_TAKEN'));
      throw error;
    }
    // The academy is there: what goes wrong from here on is put right by signing in.
    const done = pathOf('signup', undefined, { step: 'done' });
    await login({ userId: email, passwd: password }, done)
      .then(() => subscribing.write({}))
      .catch(() => signup.go('done', { replace: true }));
    signup.forget();
  });

  if (problem?.code.startsWith('CODE_')) return <CodeProblem purpose="SIGNUP" error={failure} />;
  return (
    <AuthCard
      above={<Progress part="account" />}
      title={translate('door.signup.accountTitle')}
      text={translate('door.signup.accountText')}
      onSubmit={create}
    >
      <FormProblem text={form.problem} />
      <TextField
        label={translate('door.name')}
        autoComplete="name"
        autoFocus
        required
        {...form.field('name')}
      />
      <PhoneFields form={form} emailCode={code} email={email} />
      <TextField
        label={translate('door.academyName')}
        autoComplete="organization"
        required
        {...form.field('academyName')}
      />
      <AcademyIdField form={form} />
      {!isKnown && <ConsentFields form={form} />}
      <SubmitButton
        label="door.signup.create"
        busyLabel="door.signup.creating"
        isBusy={form.formState.isSubmitting}
      />
    </AuthCard>
  );
}
