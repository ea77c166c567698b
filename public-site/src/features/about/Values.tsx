import { Eye, KeyRound, Ruler, Scissors } from 'lucide-react';
import { Section } from '../../ui/Section';
import { IconTile } from '../../ui/IconTile';

const VALUES = [
  {
    icon: <Eye size={26} />,
    tone: 'plain',
    title: 'Regarder d’abord',
    text: 'Nous ne dessinons rien avant d’avoir vu la tâche se faire, y compris le dossier tordu que personne ne raconte.',
  },
  {
    icon: <Scissors size={26} />,
    tone: 'machine',
    title: 'Le moins de machine possible',
    text: 'Une étape supprimée vaut mieux qu’une étape automatisée. La meilleure machine est parfois une règle de deux lignes.',
  },
  {
    icon: <Ruler size={26} />,
    tone: 'plain',
    title: 'Compter devant vous',
    text: 'Minutes, euros, délai de retour : le calcul est posé avec vos chiffres. S’il ne tient pas, nous refusons le travail.',
  },
  {
    icon: <KeyRound size={26} />,
    tone: 'result',
    title: 'Vous laisser les clés',
    text: 'Les comptes sont à votre nom, la notice est en français, et nous vous montrons où taper quand cela coince.',
  },
] as const;

/** Four values, each with what it changes for a client. */
export function Values() {
  return (
    <Section
      opening="aside"
      title="Ce à quoi nous tenons"
      lead="Quatre règles d’atelier, même le jour où l’une d’elles coûte un contrat."
    >
      <ul className="grid gap-x-14 gap-y-10 sm:grid-cols-2">
        {VALUES.map(({ icon, tone, title, text }) => (
          <li key={title} className="flex gap-5">
            <IconTile tone={tone}>{icon}</IconTile>
            <div>
              <h3 className="text-title-s">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
