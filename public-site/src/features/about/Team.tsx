import type { TeamMember } from '../../data/site-content';
import { inWords } from '../../data/numbers';
import { initialsOf } from '../../data/people';
import { Section } from '../../ui/Section';
import { IconTile } from '../../ui/IconTile';

/** As many as stand on one line of a wide screen. */
const TONES = ['plain', 'machine', 'result'] as const;

/** The team, in the order a project meets them. */
export function Team({ team }: { readonly team: readonly TeamMember[] }) {
  if (team.length === 0) return null;
  const several = team.length > 1;
  return (
    <Section
      background="bench"
      opening="under"
      title={several ? `Une équipe de ${inWords(team.length)}` : 'Qui vous répond'}
      {...(several && { lead: 'Vous les rencontrez dans cet ordre, du premier appel à la dernière question.' })}
    >
      <ol className="grid gap-10 lg:grid-cols-3 lg:gap-x-0">
        {team.map(({ name, role, bio, is_example: isExample }, index) => (
          <li key={name} className="flex flex-col gap-5 lg:pr-10">
            <div className="flex items-center lg:-mr-10">
              <IconTile size="lg" tone={TONES[index % TONES.length] ?? 'plain'}>
                {initialsOf(name)}
              </IconTile>
              {index < team.length - 1 && index % TONES.length < TONES.length - 1 && (
                <span aria-hidden="true" className="connector max-lg:hidden" />
              )}
            </div>
            <div>
              <h3 className="text-title-m">{name}</h3>
              <p className="font-semibold text-teal">{role}</p>
              <p className="mt-2 mb-3 text-muted">{bio}</p>
              {isExample && <span className="example-mark">exemple</span>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
