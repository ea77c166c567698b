import { Picture } from '../../ui/Picture';

const REASONS = [
  {
    title: 'Nous regardons avant de proposer',
    text: 'L’audit part de votre semaine telle qu’elle se passe. S’il suffit d’un rappel dans l’agenda, nous le disons.',
  },
  {
    title: 'Le prix est écrit avant de commencer',
    text: 'La proposition compte le travail, les abonnements et le délai de retour, avec vos chiffres.',
  },
  {
    title: 'Tout reste dans vos comptes',
    text: 'Automatisations, données et mots de passe sont à votre nom. Le jour où vous nous quittez, rien ne s’arrête.',
  },
  {
    title: 'Vous savez quoi faire si elle s’arrête',
    text: 'Chaque machine vient avec une alerte par e-mail et une page en français pour finir à la main.',
  },
] as const;

/** Why work with us: four promises, held to by the way we work. */
export function Reasons() {
  return (
    <section>
      <div className="container-site grid gap-10 py-16 phone:gap-5 phone:py-4 lg:grid-cols-[1fr_1.1fr] lg:gap-16 lg:py-24">
        <div className="flex flex-col gap-8 phone:gap-5 lg:sticky lg:top-28 lg:self-start">
          <h2 className="text-title-l phone:text-title-m">Pourquoi confier cela à un atelier</h2>
          <Picture
            src="/illustrations/a-propos.svg"
            alt="Dessin de l’atelier : l’établi sous la lampe, les outils au mur, trois stations en cours de montage et le chat"
            className="rounded-card border border-line phone:hidden"
          />
        </div>
        <ol className="divide-y divide-line border-y border-line">
          {REASONS.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[2.5rem_1fr] gap-x-3 phone:grid-cols-[1.5rem_1fr] py-7 phone:py-2.5"
            >
              <span aria-hidden="true" className="font-heading text-title-m leading-none font-bold text-action tabular">
                {index + 1}
              </span>
              <h3 className="text-title-s">{title}</h3>
              <p className="col-start-2 mt-2 text-muted phone:mt-1 phone:text-base phone:leading-snug">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
