import { useTranslate } from 'ra-core';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { contract } from '../../../contract/index.ts';
import { FormProblem } from '../../../ui/FormProblem.tsx';
import { useWrite } from '../../../hooks/useWrite.ts';
import { pathOf } from '../../../screens.ts';
import { AuthCard } from '../../../ui/AuthCard.tsx';
import { PeopleRows } from './PeopleRows.tsx';
import { SetupButtons } from './SetupButtons.tsx';
import { SetupProgress } from './SetupProgress.tsx';
import { usePeople } from './usePeople.ts';

/** Adds the first students and a manager. */
export function PeopleStep() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const students = usePeople(3);
  const managers = usePeople(1);
  const { run, isBusy, answer, problemText } = useWrite(
    async (_: void, send) => {
      const areStudents = await students.create(rows =>
        send(contract.students.create, { body: { students: rows, invite: true } }),
      );
      const areManagers = await managers.create(rows =>
        send(contract.managers.create, { body: { managers: rows, invite: true } }),
      );
      return areStudents && areManagers;
    },
    { onDone: areAll => areAll && navigate(pathOf('setup', undefined, { step: 'finish' })) },
  );
  const invite = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <AuthCard
      above={<SetupProgress step="people" />}
      title={translate('door.setup.peopleTitle')}
      text={translate('door.setup.peopleText')}
      onSubmit={invite}
    >
      <FormProblem text={answer === false ? translate('errors.VALIDATION_FAILED') : problemText} />
      <PeopleRows
        title={translate('door.setup.students')}
        text={translate('door.setup.studentsText')}
        add={translate('door.setup.addStudent')}
        people={students}
      />
      <PeopleRows
        title={translate('door.setup.managers')}
        text={translate('door.setup.managersText')}
        add={translate('door.setup.addManager')}
        people={managers}
      />
      <SetupButtons next="finish" isBusy={isBusy} />
    </AuthCard>
  );
}
