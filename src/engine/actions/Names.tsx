import { useTranslate } from 'ra-core';

/** The first of several names, and how many more there are. */
export function Names({ names, shown }: { names: readonly string[]; shown: number }) {
  const translate = useTranslate();
  return (
    <>
      {names.filter(Boolean).slice(0, shown).join(', ')}
      {names.length > shown && ` ${translate('actions.andMore', names.length - shown)}`}
    </>
  );
}
