import { apiBase } from '../contract/wire.ts';
import { singleSignOnPath } from '../domain/singleSignOn.ts';
import { runtime } from '../runtime.ts';
import { useSignInTools } from './SignInTools.ts';

/** The way to the identity provider, which leads back to the screen that was asked for. */
export function SingleSignOnLink({ name }: { name: string }) {
  const { translate } = useSignInTools();
  const from = new URLSearchParams(window.location.search).get('from');
  const query = from === null ? '' : `?${new URLSearchParams({ from }).toString()}`;
  return (
    <>
      <div className="sign-in-or">{translate('login.or')}</div>
      <a className="sign-in-other" href={runtime.apiBaseUrl + apiBase + singleSignOnPath + query}>
        {translate('login.singleSignOn', { name })}
      </a>
    </>
  );
}
