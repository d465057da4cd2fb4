/** Providers that many people have their address at. */
const common = [
  'naver.com',
  'gmail.com',
  'hanmail.net',
  'daum.net',
  'nate.com',
  'kakao.com',
  'icloud.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
];
/** Real domains that resemble one of them. */
const real = new Set([...common, 'mail.com', 'gmx.com', 'ymail.com', 'date.com', 'name.com', 'never.com']);

/** Whether one character added, dropped, replaced or swapped with its neighbour makes one text of the other. */
function isOneEditApart(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const restA = a.slice(start);
  const restB = b.slice(start);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

/** The address with a common provider's domain where its own is that but for one slip; else null. */
export function likelyDomain(email: string): string | null {
  const [, name, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(email) ?? [];
  if (name === undefined || domain === undefined || real.has(domain)) return null;
  const likely = common.find(each => isOneEditApart(domain, each) || each.startsWith(`${domain}.`));
  return likely === undefined ? null : `${name}@${likely}`;
}
