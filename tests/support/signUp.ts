import { randomBytes, randomInt } from 'node:crypto';
import { contract } from '../../src/contract/index.ts';
import type { Caller } from './caller.ts';
import { codeIn, digitsIn, mailTo } from './mailTo.ts';
import { password } from './person.ts';
import type { World } from './world.ts';

const { auth } = contract;

/** Unique sign-up details. */
export const newOwner = () => {
  const mark = randomBytes(6).toString('hex');
  return {
    userId: `${mark}@owner.example`,
    groupId: `academy-${mark}`,
    phone: `010${String(randomInt(10 ** 8)).padStart(8, '0')}`,
    name: '한소유',
    academyName: '새빛 학원',
    passwd: password,
    language: 'ko' as const,
    ageConsent: true,
    termsConsent: true,
    privacyConsent: true,
    marketingConsent: false,
  };
};

/** Goes through a sign-up's mails up to what is sent to `createOwner`. */
export async function prepareOwner(world: World, visitor: Caller = world.stranger(), owner = newOwner()) {
  const { userId: email, phone, language } = owner;
  await visitor.call(auth.requestEmail, { body: { email, language } });
  const code = codeIn(await mailTo(world, email, 'signup'));
  await visitor.call(auth.verifyEmail, { body: { code } });
  await visitor.call(auth.requestPhone, { body: { emailCode: code, phone, language } });
  const digits = digitsIn(await mailTo(world, email, 'phoneCode'));
  await visitor.call(auth.verifyPhone, { body: { emailCode: code, phone, code: digits } });
  return { visitor, body: { ...owner, code } };
}
