import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { sessionQuery } from '../../../authProvider/session.ts';
import { contract } from '../../../contract/index.ts';
import { problemOf } from '../../../dataProvider/http.ts';
import { apiKey } from '../../../dataProvider/apiKey.ts';
import { FormProblem } from '../../../ui/FormProblem.tsx';
import { useWrite } from '../../../hooks/useWrite.ts';
import { homeOf } from '../../../screens.ts';
import { AuthCard } from '../../../ui/AuthCard.tsx';
import { SetupProgress } from './SetupProgress.tsx';

/** Ends the set-up and opens the console. */
export function FinishStep() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { run, isBusy, problemText } = useWrite(
    (_: void, send) =>
      send(contract.session.initialize, {}).catch((error: unknown) => {
        // It was finished in another tab.
        if (problemOf(error)?.code !== 'ALREADY_INITIALIZED') throw error;
      }),
    {
      async onDone() {
        const session = await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
        void client.invalidateQueries({ queryKey: apiKey(contract.session.academies) });
        await navigate(homeOf(session), { replace: true });
      },
    },
  );
  return (
    <AuthCard
      above={<SetupProgress step="finish" />}
      title={translate('door.setup.finishTitle')}
      text={translate('door.setup.finishText')}
    >
      <FormProblem text={problemText} />
      <Button variant="contained" size="large" disabled={isBusy} onClick={() => void run()}>
        {translate('door.setup.finish')}
      </Button>
    </AuthCard>
  );
}
