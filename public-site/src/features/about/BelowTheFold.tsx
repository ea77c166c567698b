import type { KeyFigure, TeamMember } from '../../data/site-content';
import { AuditCall } from '../../ui/AuditCall';
import { KeyFigures } from '../../ui/KeyFigures';
import { Expertise } from './Expertise';
import { Mission } from './Mission';
import { Team } from './Team';
import { Values } from './Values';

export interface BelowTheFoldProps {
  readonly figures: readonly KeyFigure[];
  readonly team: readonly TeamMember[];
}

/** The page about us below the fold. */
export function BelowTheFold({ figures, team }: BelowTheFoldProps) {
  return (
    <>
      <Mission />
      <KeyFigures figures={figures} />
      <Values />
      <Team team={team} />
      <Expertise />
      <AuditCall
        title="Venez avec votre tâche la plus pénible"
        text="Trente minutes en visio ou au téléphone, gratuites. Vous repartez avec un avis, même s’il est de ne rien faire."
      />
    </>
  );
}
