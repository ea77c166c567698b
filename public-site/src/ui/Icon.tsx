import CalendarClock from 'lucide-react/icons/calendar-clock';
import Cog from 'lucide-react/icons/cog';
import Eye from 'lucide-react/icons/eye';
import FilePen from 'lucide-react/icons/file-pen';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import Ruler from 'lucide-react/icons/ruler';
import Scissors from 'lucide-react/icons/scissors';
import Search from 'lucide-react/icons/search';
import Wrench from 'lucide-react/icons/wrench';
import type { LucideIcon } from 'lucide-react';

/** The icons that blocks offer, with their French names in the back-office. */
export const iconLabels = {
  search: 'Loupe',
  eye: 'Œil',
  pen: 'Feuille et stylo',
  wrench: 'Clé à molette',
  cog: 'Engrenage',
  screen: 'Tableau de bord',
  cap: 'Toque',
  scissors: 'Ciseaux',
  ruler: 'Règle',
  key: 'Clé',
  mail: 'Enveloppe',
  calendar: 'Agenda',
  phone: 'Téléphone',
} as const;

const icons: Readonly<Record<keyof typeof iconLabels, LucideIcon>> = {
  search: Search,
  eye: Eye,
  pen: FilePen,
  wrench: Wrench,
  cog: Cog,
  screen: LayoutDashboard,
  cap: GraduationCap,
  scissors: Scissors,
  ruler: Ruler,
  key: KeyRound,
  mail: Mail,
  calendar: CalendarClock,
  phone: Phone,
};

/** An icon at the size that fits a tile. */
export function Icon({ name }: { readonly name: keyof typeof iconLabels }) {
  const Drawn = icons[name];
  return <Drawn size={26} />;
}
