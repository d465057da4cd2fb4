import { Button } from '@mui/material';
import { UserPlus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { ListDefinition } from '../../engine/list/definition.ts';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { Message } from '../../layout/Message.tsx';
import { pathOf } from '../../screens.ts';

interface Props<T> {
  definition: ListDefinition<T>;
  screen: 'students' | 'managers';
  addScreen: 'studentAdd' | 'managerAdd';
}

/** A list of accounts with the way to add some. */
export function AccountsPage<T extends object>({ definition, screen, addScreen }: Props<T>) {
  const translate = useTranslate();
  const words = `accounts.${screen}`;
  const add = (
    <Button component={Link} to={pathOf(addScreen)} variant="contained" startIcon={<UserPlus aria-hidden />}>
      {translate(`${words}.add`)}
    </Button>
  );
  return (
    <ListScreen
      screen={screen}
      definition={definition}
      caption={translate(`${words}.caption`)}
      actions={add}
      empty={
        <Message
          size="part"
          tone="accent"
          title={translate(`${words}.empty.title`)}
          text={translate(`${words}.empty.text`)}
          actions={add}
        />
      }
    />
  );
}
