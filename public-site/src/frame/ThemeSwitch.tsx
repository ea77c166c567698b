import { Monitor, Moon, Sun } from 'lucide-react';

const CHOICES = [
  { theme: '', label: 'Système', icon: <Monitor size={18} /> },
  { theme: 'light', label: 'Clair', icon: <Sun size={18} /> },
  { theme: 'dark', label: 'Sombre', icon: <Moon size={18} /> },
] as const;

/** The choice between the system's, the light and the dark theme. Invisible until its script runs (theme.browser.ts), in its place. */
export function ThemeSwitch() {
  return (
    <div
      role="radiogroup"
      aria-label="Apparence du site"
      className="theme-switch invisible flex min-h-11 w-full max-w-76 gap-0.5 rounded-control border border-line bg-background p-0.5"
    >
      {CHOICES.map(({ theme, label, icon }) => (
        <label key={label}>
          <input type="radio" name="theme" value={theme} className="sr-only" defaultChecked={theme === ''} />
          {icon}
          {label}
        </label>
      ))}
    </div>
  );
}
