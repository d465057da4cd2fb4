import { Button, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { AnswerOf } from '../../contract/call.ts';
import { contract } from '../../contract/index.ts';
import { shape } from '../../domain/entities/fields.ts';
import { rules } from '../../domain/rules.ts';
import { FormProblem } from '../../engine/form/standalone/FormProblem.tsx';
import { newPassword } from '../../engine/form/standalone/newPassword.ts';
import { NewPasswordFields } from '../../engine/form/standalone/NewPasswordFields.tsx';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { AuthLayout } from '../../ui/AuthLayout.tsx';
import { pathOf } from '../../screens.ts';
import { AuthCard } from '../../ui/AuthCard.tsx';
import { AuthMessage } from './AuthMessage.tsx';
import { CodeGate } from './code/CodeGate.tsx';
import { CodeProblem } from './code/CodeProblem.tsx';

/** `/auth/managers?code=`: where an invitation leads: an invited manager says who they are and chooses a password. */
export function InvitationPage() {
  const translate = useTranslate();
  const [params] = useSearchParams();
  const code = params.get('code') ?? '';
  return (
    <AuthLayout>
      {params.get('step') === 'done' ? (
        <AuthMessage
          tone="positive"
          title={translate('door.invitation.doneTitle')}
          text={translate('door.invitation.doneText')}
          actions={
            <Button component={Link} to={pathOf('login')} variant="contained">
              {translate('door.toLogin')}
            </Button>
          }
        />
      ) : (
        <CodeGate code={code} purpose="INVITATION">
          {info => <AcceptForm code={code} info={info} />}
        </CodeGate>
      )}
    </AuthLayout>
  );
}

const schema = shape({ name: rules.name.required(), phone: rules.phone.required(), ...newPassword });
interface Form {
  name: string;
  phone: string;
  password: string;
  confirmation: string;
}

function AcceptForm({ code, info }: { code: string; info: AnswerOf<typeof contract.auth.valid> }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { write, failure, problem } = useWrite(contract.auth.acceptManager, {
    onDone: () => navigate(pathOf('invitation', undefined, { step: 'done' }), { replace: true }),
  });
  const form = useContractForm<Form>({
    schema,
    defaultValues: { name: info.name, phone: info.phone, password: '', confirmation: '' },
  });
  const save = form.submit(({ name, phone, password }) => write({ body: { code, name, phone, password } }));
  if (/^(CODE_|ALREADY_)/.test(problem?.code ?? ''))
    return <CodeProblem purpose="INVITATION" error={failure} />;
  return (
    <AuthCard
      title={translate('door.invitation.title', { academy: info.groupTitle })}
      text={translate('door.invitation.text')}
      onSubmit={save}
    >
      <FormProblem text={form.problem} />
      <TextField label={translate('login.email')} value={info.email} autoComplete="username" disabled />
      <TextField label={translate('door.name')} autoComplete="name" required {...form.field('name')} />
      <TextField
        label={translate('door.phone')}
        type="tel"
        autoComplete="tel"
        required
        {...form.field('phone')}
      />
      <NewPasswordFields form={form} />
      <Button type="submit" variant="contained" size="large" disabled={form.formState.isSubmitting}>
        {translate(form.formState.isSubmitting ? 'app.saving' : 'door.invitation.accept')}
      </Button>
    </AuthCard>
  );
}
