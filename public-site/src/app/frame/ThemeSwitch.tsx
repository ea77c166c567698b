import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { chooseTheme, chosenTheme, followOtherTabs } from './theme';
import { useHydrated } from '../../ui/hydration/use-hydrated';

const CHOICES = [
  { theme: undefined, label: 'Système', icon: <Monitor size={18} /> },
  { theme: 'light', label: 'Clair', icon: <Sun size={18} /> },
  { theme: 'dark', label: 'Sombre', icon: <Moon size={18} /> },
] as const;

const FRAME = 'flex min-h-11 w-full max-w-76';

/** The choice between the system's, the light and the dark theme. Invisible until hydration, as the choice needs scripts; its space is reserved. */
export function ThemeSwitch() {
  return useHydrated() ? <Choices /> : <div className={FRAME} />;
}

function Choices() {
  const [chosen, setChosen] = useState(chosenTheme);
  useEffect(() => followOtherTabs(setChosen), []);
  return (
    <div
      role="radiogroup"
      aria-label="Apparence du site"
      className={`${FRAME} gap-0.5 rounded-control border border-line bg-background p-0.5`}
    >
      {CHOICES.map(({ theme, label, icon }) => (
        <label
          key={label}
          className="relative flex flex-1 cursor-pointer items-center justify-center gap-1.5 rounded-[0.5rem] px-2 hover:text-ink has-checked:bg-ink has-checked:text-background has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
        >
          <input
            type="radio"
            name="theme"
            className="sr-only"
            checked={theme === chosen}
            onChange={() => {
              chooseTheme(theme);
              setChosen(theme);
            }}
          />
          {icon}
          {label}
        </label>
      ))}
    </div>
  );
}
