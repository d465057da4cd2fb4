import { hash, verify } from '@node-rs/argon2';

const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let decoy: Promise<string> | undefined;

export const hashPassword = (password: string) => hash(password, options);

/** Whether the password is right. Without a hash to compare it takes as long, so that time tells nothing. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hash('no account has this password', options);
  const matches = await verify(stored ?? (await decoy), password).catch(() => false);
  return stored !== null && matches;
}
