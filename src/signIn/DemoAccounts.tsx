import { Building2, Eye, ShieldCheck, UserCog } from 'lucide-react';
import type { Runtime } from '../runtime.ts';
import { useSignInTools } from './SignInTools.ts';

const icons = { OWNER: Building2, MANAGER: UserCog, OBSERVER: Eye, SUPER_ADMIN: ShieldCheck };
type Account = NonNullable<Runtime['demo']>[number];

/** The demo's accounts, one press each. */
export function DemoAccounts({
  accounts,
  onChoose,
}: {
  accounts: readonly Account[];
  onChoose: (account: Account) => void;
}) {
  const { translate } = useSignInTools();
  return (
    <section className="sign-in-demo" aria-labelledby="demo-title">
      <h2 id="demo-title">{translate('login.demo.title')}</h2>
      <p>
        {translate('login.demo.text')} {translate('login.demo.password', { password: accounts[0]?.password })}
      </p>
      <div className="sign-in-accounts">
        {accounts.map(account => {
          const Icon = icons[account.role as keyof typeof icons];
          return (
            <button key={account.email} type="button" onClick={() => onChoose(account)}>
              <Icon size={17} aria-hidden />
              <span>
                <span className="sign-in-role">{translate(`app.roles.${account.role}`)}</span>
                <span className="sign-in-email">{account.email}</span>
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
