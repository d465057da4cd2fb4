import { Check } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

/** Where a key leads in a menu of `count` items, from the one at `index`; null for other keys. */
function stepOf(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

interface Choice {
  value: string;
  name: string;
  icon?: ReactNode;
  lang?: string;
}

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onChange'> {
  choices: readonly Choice[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** A button that opens a menu of choices, used by mouse and keyboard like the console's menus. */
export function PlainMenu({ choices, chosen, onChoose, ...button }: Props) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const items = () => [...(frame.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])];
  useEffect(() => {
    if (!isOpen) return;
    items()
      .find(item => item.getAttribute('aria-checked') === 'true')
      ?.focus();
    const leave = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setOpen(false);
    if (event.key === 'Escape') return close();
    const all = items();
    const next = stepOf(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <div ref={frame} className="sign-in-menu-frame">
      <button
        ref={opener}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        {...button}
      />
      {isOpen && (
        <div role="menu" tabIndex={-1} className="sign-in-menu" onKeyDown={onKeyDown}>
          {choices.map(({ value, name, icon, lang }) => (
            <button
              key={value}
              type="button"
              role="menuitemradio"
              tabIndex={-1}
              lang={lang}
              aria-checked={value === chosen}
              onClick={() => {
                close();
                onChoose(value);
              }}
            >
              {icon}
              <span>{name}</span>
              {value === chosen && <Check size={16} aria-hidden />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
