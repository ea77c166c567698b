import type { IconComponent } from './line-icon';
import {
  CalendarClock,
  Cog,
  Eye,
  FilePen,
  GraduationCap,
  KeyRound,
  LayoutDashboard,
  Mail,
  Phone,
  Ruler,
  Scissors,
  Search,
  Wrench,
} from './lucide-icons';

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

const icons: Readonly<Record<keyof typeof iconLabels, IconComponent>> = {
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
