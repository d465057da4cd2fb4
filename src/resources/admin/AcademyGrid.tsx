import { useMemo, type ComponentProps } from 'react';
import { AddScreen } from '../../engine/bulkAdd/AddScreen.tsx';
import { newStudentsOf } from './newStudentsOf.ts';

interface Props extends Pick<ComponentProps<typeof AddScreen>, 'screen' | 'caps' | 'help'> {
  /** The academy that the students are for. */
  of: { groupId: string };
}

/** The grid of an academy's new students, which is loaded once an academy is chosen. */
export function AcademyGrid({ of, ...props }: Props) {
  const definition = useMemo(() => newStudentsOf(of.groupId), [of]);
  return <AddScreen definition={definition} of={of} listScreen="adminStudent" {...props} />;
}
