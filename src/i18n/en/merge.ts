/** Merging two accounts of one person. */
export const merge = {
  label: 'Merge',
  title: 'Merge two accounts',
  text: 'Choose the account to keep and, where the two differ, the values to keep. The other account’s study records are moved to it.',
  keep: 'Account to keep',
  values: 'Values to keep',
  same: 'The same in both: %{fields}.',
  emailNote: 'Email and sign-in',
  joined: 'Joined %{date}',
  notJoined: 'Has not accepted the invitation',
  moves: '%{days} with %{records} are moved.',
  nothingMoves: 'The other account has no study records.',
  days: '%{smart_count} study day |||| %{smart_count} study days',
  records: '%{smart_count} record |||| %{smart_count} records',
  shared:
    '%{smart_count} day is in both accounts and will be added together. |||| %{smart_count} days are in both accounts and will be added together.',
  final:
    'A merge cannot be undone. The other account is deleted; restoring it within %{days} days brings it back without its records.',
  confirm: 'Merge accounts',
  done: 'The accounts of %{name} have been merged.',
};
