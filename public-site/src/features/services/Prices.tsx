import { Section } from '../../ui/Section';

const INCLUDED = [
  'Le montage et les essais sur vos vrais dossiers',
  'La prise en main avec la personne concernée',
  'La notice en français et l’alerte par e-mail en cas d’arrêt',
] as const;

const APART = [
  'Les abonnements aux outils, à votre nom : de 0 à 30 € HT par mois pour la plupart des automatisations',
  'Un déplacement loin de Paris, annoncé avant',
  'Ce qui s’ajoute en cours de route : un nouveau devis, jamais une surprise',
] as const;

/** What a starting price covers and what it leaves out. */
export function Prices() {
  return (
    <Section
      opening="aside"
      title="Ce que le prix comprend"
      lead="« À partir de », c’est le plus petit travail utile, hors taxes. Le vôtre est chiffré avant de commencer et ne bouge plus."
    >
      <div className="grid gap-8 sm:grid-cols-2 lg:gap-16">
        <List title="Compris" items={INCLUDED} />
        <List title="À part" items={APART} />
      </div>
    </Section>
  );
}

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <div className="border-t-[1.5px] border-ink pt-5">
      <h3 className="mb-3 text-title-s">{title}</h3>
      <ul className="ticked flex flex-col gap-2.5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
