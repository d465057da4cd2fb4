import { Button } from '@mui/material';
import { UserPlus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../authProvider/session.ts';
import type { ListDefinition } from '../../engine/list/definition.ts';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { mayOpen, pathOf } from '../../screens.ts';

interface Props<T> {
  definition: ListDefinition<T>;
  screen: 'students' | 'managers';
  addScreen: 'studentAdd' | 'managerAdd';
  /** What else leads on from the list. */
  links?: ReactNode;
}

/** A list of accounts with the way to add some. */
export function AccountsPage<T extends object>({ definition, screen, addScreen, links }: Props<T>) {
  const translate = useTranslate();
  const { session } = useSession();
  const words = `accounts.${screen}`;
  return (
    <ListScreen
      screen={screen}
      i18nPrefix={words}
      definition={definition}
      actions={
        <>
          {links}
          {mayOpen(session, addScreen) && (
            <Button
              component={Link}
              to={pathOf(addScreen)}
              variant="contained"
              startIcon={<UserPlus aria-hidden />}
            >
              {translate(`${words}.add`)}
            </Button>
          )}
        </>
      }
    />
  );
}
