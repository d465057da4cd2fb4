import type { Config } from '../../config/config.ts';

type Secrets = Pick<
  Config,
  | 'databaseUrl'
  | 'databaseDirectUrl'
  | 'databaseReadUrl'
  | 'smtpUrl'
  | 'secretKey'
  | 'chatKey'
  | 'singleSignOn'
>;

const passwordOf = (url: string | undefined) => (url === undefined ? '' : new URL(url).password);

/** A text in which neither a password nor a key of the settings is left, whatever a library has written into it. */
export function withoutSecrets(text: string, config: Secrets): string {
  const passwords = [
    config.databaseUrl,
    config.databaseDirectUrl,
    config.databaseReadUrl,
    config.smtpUrl,
  ].map(passwordOf);
  const secrets = [
    ...passwords,
    ...passwords.map(decoded),
    config.secretKey,
    config.chatKey,
    config.singleSignOn?.clientSecret,
  ];
  const known = secrets.filter(each => each !== undefined && each !== '');
  // The host and the user may contain a short password: then they go too.
  const hidden = known.reduce<string>((rest, secret) => rest.replaceAll(secret!, '…'), text);
  return hidden.replace(/:\/\/[^/\s@]*@/g, '://…@');
}

function decoded(password: string): string {
  try {
    return decodeURIComponent(password);
  } catch {
    return password;
  }
}
