/** The sign-in page of an academy, by its academy ID. */
export const academySignInPattern = '/a/:groupId';

/** Where the sign-in page of an academy is. */
export const academySignInPath = (groupId: string) =>
  academySignInPattern.replace(':groupId', encodeURIComponent(groupId));

/** The academy ID in the address of such a page; null for any other address. */
export function academyIdIn(pathname: string): string | null {
  const given = /^\/a\/([\w-]+)\/?$/.exec(pathname)?.[1];
  return given ?? null;
}
