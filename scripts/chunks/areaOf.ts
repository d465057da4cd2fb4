/** The areas of the console: screens that people use together, by where their modules are. */
const areas = {
  door: ['customRoutes/auth', 'customRoutes/error'],
  insight: [
    'customRoutes/dashboard',
    'customRoutes/stats',
    'customRoutes/weeklyReports',
    'resources/attention',
  ],
  accounts: ['customRoutes/group', 'resources/accounts', 'resources/managers', 'resources/students'],
  study: ['customRoutes/wall', 'resources/attendances', 'resources/rooms', 'resources/studyHistories'],
  settings: [
    'customRoutes/profile',
    'resources/academy',
    'resources/apiKeys',
    'resources/audits',
    'resources/exports',
    'resources/notifications',
    'resources/templates',
    'resources/webhooks',
  ],
  admin: ['resources/admin', 'resources/migrations'],
} as const;
type Area = keyof typeof areas;

export const areaNames = Object.keys(areas) as Area[];

/** The area of a module of ours, or null for what belongs to none: the frame, lists, forms. */
export const areaOf = (module: string): Area | null =>
  areaNames.find(name => areas[name].some(folder => module.startsWith(`src/${folder}/`))) ?? null;
