import { Section } from '../../ui/Section';
import { SectorList } from '../../ui/SectorList';

/** The six sectors, told by their drawings. */
export function Sectors() {
  return (
    <Section
      ground="sand"
      title="Votre métier, et les heures qu’il ne vous paie pas"
      lead="Le soir, le dimanche, entre deux clients. Choisissez votre métier : chaque page refait le compte, minute par minute."
    >
      <SectorList level="h3" className="shelf" />
    </Section>
  );
}
