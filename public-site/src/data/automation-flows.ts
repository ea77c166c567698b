/** An example of automation in a few words. */
export interface Flow {
  /** In order; read one after the other they make a sentence. */
  readonly steps: readonly string[];
  /** What the worked example of the page gives back. */
  readonly gain: string;
}

/** The six examples, by the address of their page. */
const flows: Readonly<Record<string, Flow>> = {
  '/automatisations/e-commerce-vente': {
    steps: ['La commande payée devient une étiquette', 'le stock prévient avant la rupture'],
    gain: '4 h 15 par semaine',
  },
  '/automatisations/services-rendez-vous': {
    steps: ['Le client réserve', 'un SMS le rappelle', 'le compte rendu part du palier'],
    gain: 'jusqu’à 70 % d’oublis en moins',
  },
  '/automatisations/gestion-client-crm': {
    steps: ['Le message devient une fiche', 'le devis se relance', 'l’affaire gagnée ouvre son dossier'],
    gain: '2 h 38 par semaine',
  },
  '/automatisations/marketing-reseaux-sociaux': {
    steps: ['Une photo et une phrase', 'deux réseaux servis', 'la lettre du mois déjà montée'],
    gain: '1 h 34 par semaine',
  },
  '/automatisations/finance-comptabilite': {
    steps: ['La facture se prépare', 'l’impayé se rappelle', 'le justificatif se range'],
    gain: '5 h 34 par mois',
  },
  '/automatisations/support-service-client': {
    steps: ['Les questions courantes reçoivent un brouillon', 'les urgences sonnent chez vous'],
    gain: '2 h 48 par semaine',
  },
};

export const flowOf = (pathname: string): Flow | undefined => flows[pathname];
