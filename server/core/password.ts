import { hash, verify } from '@node-rs/argon2';
import { hashInTurn } from './hashInTurn.ts';

const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let decoy: Promise<string> | undefined;

/** The argon2id hash of a password. Not to be called within a transaction, which would stay open meanwhile. */
export const hashPassword = (password: string) => hashInTurn(() => hash(password, options));

/**
 * Whether the password is right. Without a hash it takes as long, so that timing reveals nothing. `before` is run
 * when it is this one's turn. Not to be called within a transaction.
 */
export async function passwordMatches(
  stored: string | null,
  password: string,
  before?: () => Promise<void>,
): Promise<boolean> {
  decoy ??= hash('no account has this password', options);
  const compared = stored ?? (await decoy);
  const matches = await hashInTurn(async () => {
    await before?.();
    return verify(compared, password).catch(() => false);
  });
  return stored !== null && matches;
}
