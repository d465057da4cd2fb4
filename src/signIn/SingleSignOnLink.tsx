import { singleSignOnAddress } from '../authProvider/singleSignOnAddress.ts';
import { needsAnother } from '../domain/singleSignOn.ts';
import { useSignInTools } from './SignInTools.ts';
import { singleSignOnProblem } from './singleSignOnProblem.ts';

/** The way to the identity provider, which leads back to the screen that was asked for. */
export function SingleSignOnLink({ name }: { name: string }) {
  const { translate, academy } = useSignInTools();
  const from = new URLSearchParams(window.location.search).get('from');
  return (
    <>
      <div className="sign-in-or">{translate('login.or')}</div>
      <a
        className="sign-in-other"
        href={singleSignOnAddress({
          academy: academy?.groupId,
          from,
          another: needsAnother(singleSignOnProblem()),
        })}
      >
        {translate('login.singleSignOn', { name })}
      </a>
    </>
  );
}
