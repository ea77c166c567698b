import type { HomeData } from '../../data/home';
import { KeyFigures } from '../../ui/KeyFigures';
import { Automations } from './Automations';
import { ClosingCalls } from './ClosingCalls';
import { Featured } from './Featured';
import { FreeAudit } from './FreeAudit';
import { Reasons } from './Reasons';
import { Sectors } from './Sectors';
import { ServiceBoard } from './ServiceBoard';
import { Testimonials } from './Testimonials';

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
