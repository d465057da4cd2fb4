/**
 * Settings of the device (not of a person) where the console's store keeps them, for pages without that store. `academy` is
 * the academy on whose sign-in page this device's user signed in last.
 */
export const deviceSetting = (name: 'theme' | 'locale' | 'academy') => {
  const key = `RaStorestudyroom.${name}`;
  return {
    /** The stored value; null without one. */
    read(): string | null {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null') as string | null;
      } catch {
        return null;
      }
    },
    /** Stores a value; null removes it. */
    store: (value: string | null): void =>
      value === null ? localStorage.removeItem(key) : localStorage.setItem(key, JSON.stringify(value)),
  };
};
