import { useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { contract } from '../../../contract/index.ts';
import { send } from '../../../dataProvider/http.ts';
import { FormProblem } from '../../../engine/form/standalone/FormProblem.tsx';
import { useProblemText } from '../../../engine/useProblemText.ts';
import { pathOf } from '../../../screens.ts';
import { AuthCard } from '../../../ui/AuthCard.tsx';
import { PeopleRows } from './PeopleRows.tsx';
import { SetupButtons } from './SetupButtons.tsx';
import { SetupProgress } from './SetupProgress.tsx';
import { usePeople } from './usePeople.ts';

/** The first students, and somebody to help. */
export function PeopleStep() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const students = usePeople(3);
  const managers = usePeople(1);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const invite = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const areStudents = await students.create(rows =>
        send(contract.students.create, { body: { students: rows, invite: true } }),
      );
      const areManagers = await managers.create(rows =>
        send(contract.managers.create, { body: { managers: rows, invite: true } }),
      );
      if (areStudents && areManagers) await navigate(pathOf('setup', undefined, { step: 'finish' }));
      else setProblem(translate('errors.VALIDATION_FAILED'));
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <AuthCard
      above={<SetupProgress step="people" />}
      title={translate('door.setup.peopleTitle')}
      text={translate('door.setup.peopleText')}
      onSubmit={event => void invite(event)}
    >
      <FormProblem text={problem} />
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
