import { randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { limits } from '../../../src/domain/limits.ts';
import { hashInTurn } from '../../core/hashInTurn.ts';
import { hashToken } from '../../core/token.ts';

const { count, groups, groupLength } = limits.recoveryCodes;
/** Letters and digits that are not mistaken for one another: five bits each. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const mark = 'a2';
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** How recovery codes are typed: in any case, with or without their hyphens. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');

const hashed = async (code: string, salt: Buffer) => {
  const hash = await hashInTurn(() => hashRaw(plain(code), { ...options, salt }));
  return `${mark}:${salt.toString('base64url')}:${hash.toString('base64url')}`;
};

function newCode(): string {
  const letters = [...randomBytes(groups * groupLength)].map(byte => alphabet[byte % 32]).join('');
  return letters.match(new RegExp(`.{${groupLength}}`, 'g'))!.join('-');
}

/** New recovery codes and their stored hashes. The codes of an account share a salt, so that looking one up hashes once. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const salt = randomBytes(16);
  const codes = Array.from({ length: count }, newCode);
  return { codes, hashes: await Promise.all(codes.map(code => hashed(code, salt))) };
}

/** The stored hash of a code, if it is one of the account's; those of earlier versions have no salt. */
export async function recoveryCodeHash(code: string, kept: readonly string[]): Promise<string> {
  const salt = kept.find(each => each.startsWith(`${mark}:`))?.split(':')[1];
  return salt === undefined
    ? hashToken(`recovery ${plain(code)}`)
    : hashed(code, Buffer.from(salt, 'base64url'));
}
