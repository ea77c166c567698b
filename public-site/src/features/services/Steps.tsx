import { FilePen, GraduationCap, Search, Wrench } from 'lucide-react';
import { Section } from '../../ui/Section';
import { IconTile } from '../../ui/IconTile';

const STEPS = [
  {
    icon: <Search size={26} />,
    tone: 'plain',
    title: 'Audit gratuit',
    when: '30 minutes',
    text: 'Vous racontez une semaine, en visio ou au téléphone. Nous comptons une tâche et nous disons si elle mérite une machine.',
  },
  {
    icon: <FilePen size={26} />,
    tone: 'plain',
    title: 'Proposition à vos mesures',
    when: 'dans la semaine',
    text: 'Deux pages : ce qui sera fait, ce qui restera à la main, le prix, les abonnements, le délai de retour.',
  },
  {
    icon: <Wrench size={26} />,
    tone: 'machine',
    title: 'Développement',
    when: '3 jours à 6 semaines',
    text: 'Nous montons, vous essayez, nous corrigeons. Vous voyez avancer chaque semaine.',
  },
  {
    icon: <GraduationCap size={26} />,
    tone: 'result',
    title: 'Formation et suivi',
    when: 'durée écrite au devis',
    text: 'Une prise en main avec la personne concernée, une notice en français, et nous veillons au démarrage.',
  },
] as const;

/** How a project goes: four stations on one line. */
export function Steps() {
  return (
    <Section
      background="bench"
      opening="centred"
      title="Un projet, quatre étapes"
      lead="Vous pouvez vous arrêter après chacune. La première est gratuite, la deuxième aussi."
    >
      <ol className="grid lg:grid-cols-4">
        {STEPS.map(({ icon, tone, title, when, text }, index) => (
          <li key={title} className="grid grid-cols-[3.25rem_1fr] gap-x-5 lg:flex lg:flex-col lg:gap-5 lg:pr-8">
            <div className="flex items-center max-lg:flex-col lg:-mr-8">
              <IconTile tone={tone}>{icon}</IconTile>
              {index < STEPS.length - 1 && (
                <span aria-hidden="true" className="connector max-lg:w-0.5 max-lg:min-w-0" />
              )}
            </div>
            <div className="max-lg:pb-8">
              <h3 className="text-title-s">
                {index + 1}. {title}
              </h3>
              <p className="text-base font-semibold text-teal tabular">{when}</p>
              <p className="mt-2 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
