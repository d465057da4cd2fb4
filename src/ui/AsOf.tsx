import { useLocaleState, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { everySecond } from '../clock/everySecond.ts';
import { useLastReceivedAt } from '../dataProvider/live/connectionStatus.ts';

const units = [
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** The age of the shown data while the connection is lost; nothing before the first contact with the server. */
export function AsOf() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const heardAt = useLastReceivedAt();
  const [now, setNow] = useState(Date.now);
  useEffect(() => everySecond(() => setNow(Date.now())), []);
  if (heardAt === null) return null;
  const seconds = Math.max(0, Math.round((now - heardAt) / 1_000));
  const [unit, length] = units.find(([, each]) => seconds >= each) ?? units[2];
  const ago = new Intl.RelativeTimeFormat(locale, { style: 'narrow' }).format(
    -Math.floor(seconds / length),
    unit,
  );
  // A timer is not read out at every second, as other text in a status would be.
  return <span role="timer">{translate('live.asOf', { ago })}</span>;
}
