import { appliances } from './objects/appliances';
import { papers } from './objects/papers';
import { paperwork } from './objects/paperwork';
import { scenes } from './objects/scenes';
import type { Shape } from './objects/shape';
import { things } from './objects/things';
import { tools } from './objects/tools';
import { trades } from './objects/trades';
import { workplaces } from './objects/workplaces';

const all = { ...tools, ...papers, ...trades, ...things, ...paperwork, ...appliances, ...scenes, ...workplaces };

export type ObjectName = keyof typeof all;

/** Every object that a drawing can show. */
export const objects: Readonly<Record<ObjectName, Shape>> = all;
