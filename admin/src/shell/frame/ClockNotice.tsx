import { useQuery } from '@tanstack/react-query';
import { countOf } from '../../formats/numbers';
import { Notice } from '../../ui/components/Notice';

const MINUTE = 60_000;
/** Smaller differences, in milliseconds, are ignored. */
const SMALL = 5 * MINUTE;

/** Says that this machine's clock is wrong. React-query checks again whenever the window gets the focus, for example after a correction. */
export function ClockNotice() {
  const { data: ahead = 0 } = useQuery({ queryKey: ['clock'], queryFn: clockDifference });
  if (Math.abs(ahead) < SMALL) return null;
  return (
    <Notice>
      L’horloge de cet ordinateur {ahead > 0 ? 'avance' : 'retarde'} de {duration(Math.abs(ahead))}
      {'\u00A0'}: réglez sa date, son heure et son fuseau horaire, sinon les moments affichés ici seront faux.
    </Notice>
  );
}

/** How far this machine's clock is ahead of the server's, in milliseconds; 0 without a usable answer. */
async function clockDifference(): Promise<number> {
  try {
    // Asks the site, because a Supabase project on another origin does not let scripts read the date of its answers.
    const { headers } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    // A cache in between repeats an old date, and adds its age in seconds.
    const server = Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1000;
    return Number.isNaN(server) ? 0 : Date.now() - server;
  } catch {
    return 0;
  }
}

function duration(milliseconds: number): string {
  const minutes = Math.round(milliseconds / MINUTE);
  if (minutes < 90) return countOf(minutes, 'minute', 'minutes');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? countOf(hours, 'heure', 'heures') : countOf(Math.round(hours / 24), 'jour', 'jours');
}
