import { useSearchParams } from 'react-router';
import { AuthLayout } from '../../../ui/AuthLayout.tsx';
import { AcademyStep } from './AcademyStep.tsx';
import { FinishStep } from './FinishStep.tsx';
import { PeopleStep } from './PeopleStep.tsx';

const contents = {
  academy: <AcademyStep />,
  people: <PeopleStep />,
  finish: <FinishStep />,
};

/** `/auth/setup`: an owner's first way into a new academy (specification, section 4). Every part can be left out. */
export function SetupPage() {
  const [params] = useSearchParams();
  const step = params.get('step') as keyof typeof contents;
  return <AuthLayout wide>{contents[step] ?? contents.academy}</AuthLayout>;
}
