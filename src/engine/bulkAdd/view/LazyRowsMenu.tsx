import { Suspense, useState, type ComponentProps } from 'react';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const RowsMenu = lazyPart(() => import('./RowsMenu.tsx'), 'RowsMenu');

/** The menu of the range, loaded when it is opened for the first time; it stays, so that it can close gently. */
export function LazyRowsMenu(props: ComponentProps<typeof RowsMenu>) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.position !== null && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense fallback={null}>
        <RowsMenu {...props} />
      </Suspense>
    )
  );
}
