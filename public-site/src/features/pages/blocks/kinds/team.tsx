import type { BlockDeclaration } from '@agency-site/domain/block';
import { addressOfPage } from '@agency-site/domain/pages';
import type { SiteClient } from '../../../../data/client';
import { loadTeamMembers, type TeamMember } from '../../../../data/site-content';
import { inWords } from '../../../../data/numbers';
import { initialsOf } from '../people';
import { Section } from '../../../../ui/Section';
import { IconTile } from '../../../../ui/IconTile';
import type { BlockFacts, BlockProps } from '../block';

export const declaration = {
  label: 'Équipe',
  helperText: 'Ceux qui sont publiés, dans leur ordre. Sans titre, le nombre de personnes en tient lieu.',
  fields: { title: { label: 'Titre', maxLength: 200 }, lead: { label: 'Chapeau', maxLength: 600, input: 'lines' } },
} as const satisfies BlockDeclaration;

export const load = (client: SiteClient): Promise<TeamMember[]> => loadTeamMembers(client);

/** Describes the members of the team to search engines, except sample people. */
export const structuredData = ({ data, page, absolute }: BlockFacts<typeof declaration, readonly TeamMember[]>) =>
  data
    .filter((member) => !member.is_example)
    .map(({ name, role, bio }) => ({
      '@type': 'Person',
      name,
      jobTitle: role || undefined,
      description: bio || undefined,
      url: absolute(addressOfPage(page.slug)),
      worksFor: { '@id': absolute('/#organisation') },
    }));

/** The colours of the tiles from left to right, and again for each line of three people. */
const TONES = ['plain', 'machine', 'result'] as const;

export function Component({ block, data: team }: BlockProps<typeof declaration, readonly TeamMember[]>) {
  if (team.length === 0) return null;
  const several = team.length > 1;
  return (
    <Section
      background="bench"
      opening="under"
      title={block.title || (several ? `Une équipe de ${inWords(team.length)}` : 'Qui vous répond')}
      lead={several ? block.lead : ''}
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
