import type { Drawing } from './engine/types';
import { home } from './accueil';
import { articles } from './articles';
import { automations } from './automatisations';
import { officeAutomations } from './automatisations-bureau';
import { useCases } from './cas-usage';
import { tradeCases } from './cas-usage-metiers';
import { states } from './etats';
import { caseStudies } from './etudes-de-cas';
import { legal } from './legales';
import { services } from './services';
import { screens } from './site';

const all = {
  ...services,
  ...useCases,
  ...tradeCases,
  ...caseStudies,
  ...automations,
  ...officeAutomations,
  ...legal,
  ...articles,
  ...screens,
  ...states,
  ...home,
};

/** Every drawing by the name of its file. */
export const drawings: Readonly<Record<string, Drawing>> = all;
