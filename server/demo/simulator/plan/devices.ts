/** What students study with. A model is what the app reports; browsers on computers report none. */
export const devices = {
  windows: { os: 'Windows 11', deviceType: 'PC', deviceModel: 'Chrome 142' },
  oldWindows: { os: 'Windows 10', deviceType: 'PC', deviceModel: 'Whale 4' },
  mac: { os: 'macOS 26', deviceType: 'PC', deviceModel: 'Safari 26' },
  iPad: { os: 'iPadOS 26', deviceType: 'TABLET', deviceModel: 'iPad Air (M3)' },
  galaxyTab: { os: 'Android 16', deviceType: 'TABLET', deviceModel: 'SM-X930' },
  galaxy: { os: 'Android 16', deviceType: 'PHONE', deviceModel: 'SM-S931N' },
  oldGalaxy: { os: 'Android 14', deviceType: 'PHONE', deviceModel: 'SM-A546S' },
  iPhone: { os: 'iOS 26', deviceType: 'PHONE', deviceModel: 'iPhone 17' },
} as const;

export type DeviceName = keyof typeof devices;

/** How each kind of device is connected, the usual way first. */
export const networks = {
  PC: [
    'WIRED',
    'WIRED',
    'WIRED',
    'WIFI',
    'WIFI',
    'WIFI',
    'WIFI',
    'WIRED',
    'WIFI',
    'WIRED',
    'WIFI',
    'UNKNOWN',
  ],
  TABLET: ['WIFI', 'WIFI', 'WIFI', 'WIFI', 'CELLULAR'],
  PHONE: ['WIFI', 'WIFI', 'CELLULAR'],
} as const;
