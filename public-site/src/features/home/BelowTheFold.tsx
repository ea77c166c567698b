import type { HomeData } from '../../data/home';
import { KeyFigures } from '../../ui/KeyFigures';
import { ClosingCalls } from './ClosingCalls';
import { Featured } from './Featured';
import { FreeAudit } from './FreeAudit';
import { Reasons } from './Reasons';
import { ServiceBoard } from './ServiceBoard';
import { Testimonials } from './Testimonials';
import { AutomationList } from '../../ui/AutomationList';
import { Section } from '../../ui/Section';
import { SectorList } from '../../ui/SectorList';

/** The home page below the fold. */
export function BelowTheFold({ featured, figures, testimonials }: HomeData) {
  return (
    <>
      <ServiceBoard />
      {/* Neither laid out nor its pictures loaded before the section comes near the viewport. */}
      <div className="[content-visibility:auto] [contain-intrinsic-size:auto_62rem] phone:[contain-intrinsic-size:auto_35rem]">
        <Sectors />
      </div>
      <Automations />
      <KeyFigures figures={figures} />
      <Reasons />
      <FreeAudit />
      <Testimonials testimonials={testimonials} />
      <Featured featured={featured} />
      <ClosingCalls />
    </>
  );
}

/** Six automations, each with a small drawing. */
function Automations() {
  return (
    <Section
      title="Six machines déjà dessinées"
      lead="Montées avec vos logiciels et vos règles. Le gain est celui de l’exemple chiffré sur chaque page."
    >
      <AutomationList level="h3" compact />
    </Section>
  );
}

/** The six sectors, each with its drawing. */
function Sectors() {
  return (
    <Section
      background="sand"
      opening="centred"
      title="Votre métier, et les heures qu’il ne vous paie pas"
      lead="Le soir, le dimanche, entre deux clients : chaque page refait le compte, minute par minute."
    >
      <SectorList level="h3" compact />
    </Section>
  );
}
