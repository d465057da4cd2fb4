interface Key {
  groupId: string;
  customerId: string;
}

/** A student's name among all academies' students: `academy:customerId`. */
export const studentKey = {
  of: ({ groupId, customerId }: Key) => `${groupId}:${customerId}`,
  read(key: string): Key {
    const [groupId = '', customerId = ''] = key.split(':');
    return { groupId, customerId };
  },
};
