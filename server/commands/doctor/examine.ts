import { checkAddress } from './checkAddress.ts';
import { checkDisk } from './checkDisk.ts';
import { checkIdentityProvider } from './checkIdentityProvider.ts';
import { checkLiveKit } from './checkLiveKit.ts';
import { checkMail } from './checkMail.ts';
import { checkProxy } from './checkProxy.ts';
import { checkSecretKey } from './checkSecretKey.ts';
import { checkSettings } from './checkSettings.ts';
import { checkVersions } from './checkVersions.ts';
import { examineDatabase } from './examineDatabase.ts';
import type { Finding } from './Finding.ts';
import { guarded } from './guarded.ts';
import { withoutSecrets } from './withoutSecrets.ts';

/** Checks an installation by its settings. Nothing is changed and no mail is sent; no check ends the others. */
export async function examine(
  env: Record<string, string | undefined>,
  clock: () => Date,
): Promise<Finding[]> {
  const { finding, config } = checkSettings(env);
  const first = [finding, checkVersions()];
  if (config === null) return first;
  const findings = [
    ...first,
    await guarded('Disk', () => checkDisk(config)),
    ...(await examineDatabase(config, clock)),
    await guarded('Secret key', () => checkSecretKey(config)),
    await guarded('Mail', () => checkMail(config)),
    await guarded('LiveKit', () => checkLiveKit(config)),
    await guarded('OpenID', () => checkIdentityProvider(config)),
    await guarded('Address', () => checkAddress(config)),
    await guarded('Proxy', () => checkProxy(config)),
  ];
  return findings.map(each => ({ ...each, text: withoutSecrets(each.text, config) }));
}
