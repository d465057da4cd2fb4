import { screens } from '../../screens.ts';

interface Props {
  className: string;
  login: string;
  console: string;
}

/** The way in. Who has a session already is sent on from the sign-in page, and is not asked to sign in. */
export const ConsoleLink = ({ className, login, console }: Props) => (
  <a className={className} href={screens.login.path}>
    <span className="for-stranger">{login}</span>
    <span className="for-member">{console}</span>
  </a>
);
