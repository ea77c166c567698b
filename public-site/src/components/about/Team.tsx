import { Section } from '../Section';
import { Station } from '../Station';

const TEAM = [
  {
    initials: 'CA',
    tone: 'plain',
    name: 'Camille Aubry',
    role: 'Fondatrice, audits',
    text: 'Elle a tenu sept ans la gestion d’une menuiserie familiale. C’est elle que vous avez au téléphone, et c’est elle qui vient avec le chronomètre.',
  },
  {
    initials: 'YM',
    tone: 'machine',
    name: 'Yannis Morel',
    role: 'Montage des automatisations et des outils',
    text: 'Ancien technicien de maintenance. Il essaie chaque machine sur vos dossiers les plus bizarres avant de vous la confier.',
  },
  {
    initials: 'ML',
    tone: 'result',
    name: 'Maëlle Le Goff',
    role: 'Formation et suivi',
    text: 'Formatrice d’adultes de métier. Elle écrit les notices, anime les journées et répond quand un mot de passe a changé.',
  },
] as const;

/** The team of three, in the order a project meets them. */
export function Team() {
  return (
    <Section
      ground="bench"
      title="Une équipe de trois"
      lead="Camille regarde, Yannis monte, Maëlle transmet. Vous les rencontrez tous les trois, dans cet ordre."
    >
      <ol className="grid gap-10 lg:grid-cols-3 lg:gap-0">
        {TEAM.map(({ initials, tone, name, role, text }, index) => (
          <li key={name} className="flex flex-col gap-5 lg:pr-10">
            <div className="flex items-center lg:-mr-10">
              <Station size="lg" tone={tone}>
                {initials}
              </Station>
              {index < TEAM.length - 1 && <span aria-hidden="true" className="connector max-lg:hidden" />}
            </div>
            <div>
              <h3 className="text-title-m">{name}</h3>
              <p className="font-semibold text-teal">{role}</p>
              <p className="mt-2 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
