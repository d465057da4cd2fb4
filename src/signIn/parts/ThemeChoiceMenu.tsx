import { themeChoices } from '../../ui/themeChoices.ts';
import { useSignInTools, type ThemeChoice } from '../SignInTools.ts';
import { PlainMenu } from './PlainMenu.tsx';

/** Light, dark, or as the device has it. */
export function ThemeChoiceMenu() {
  const { translate, theme } = useSignInTools();
  const Icon = themeChoices[theme.mode];
  return (
    <PlainMenu
      className="sign-in-icon-button"
      title={translate('app.theme.label')}
      aria-label={translate('app.theme.label')}
      choices={Object.entries(themeChoices).map(([value, ChoiceIcon]) => ({
        value,
        name: translate(`app.theme.${value}`),
        icon: <ChoiceIcon size={17} aria-hidden />,
      }))}
      chosen={theme.chosen}
      onChoose={value => theme.choose(value as ThemeChoice)}
    >
      <Icon size={19} aria-hidden />
    </PlainMenu>
  );
}
