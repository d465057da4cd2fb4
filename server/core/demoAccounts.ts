/** The accounts that the demo can be entered with, on its login page and at its start. */
export const demoPassword = 'studyroom1';
export const demoGroupId = 'demo-academy';
export const demoAccounts = [
  { role: 'OWNER', email: 'owner@demo.example', password: demoPassword },
  { role: 'MANAGER', email: 'manager@demo.example', password: demoPassword },
  { role: 'OBSERVER', email: 'observer@demo.example', password: demoPassword },
  { role: 'SUPER_ADMIN', email: 'admin@demo.example', password: demoPassword },
] as const;
