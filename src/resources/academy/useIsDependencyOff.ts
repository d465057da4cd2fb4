import { useWatch } from 'react-hook-form';

/** Settings that mean something only while another is on. */
const dependsOn: Readonly<Record<string, string>> = {
  absenceDetectionInterval: 'absenceDetection',
  absenceNotification: 'absenceDetection',
  absenceNotificationInterval: 'absenceNotification',
  breakNotification: 'breakEnabled',
};

/** Whether a setting means nothing at the moment, because one that it depends on is off. */
export function useIsDependencyOff(source: string): boolean {
  const values = useWatch() as Record<string, unknown>;
  const chain: string[] = [];
  for (let above = dependsOn[source]; above !== undefined; above = dependsOn[above]) chain.push(above);
  return chain.some(above => values[above] === false);
}
