import { AuditCall } from '../AuditCall';
import { KeyFigures } from '../KeyFigures';
import { Expertise } from './Expertise';
import { Mission } from './Mission';
import { Team } from './Team';
import { Values } from './Values';

/** The page about us after its head. */
export function BelowTheHead() {
  return (
    <>
      <Mission />
      <KeyFigures />
      <Values />
      <Team />
      <Expertise />
      <AuditCall
        title="Venez avec votre tâche la plus pénible"
        text="Trente minutes en visio ou au téléphone, gratuites. Vous repartez avec un avis, même s’il est de ne rien faire."
      />
    </>
  );
}
