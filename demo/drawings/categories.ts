import type { ObjectName } from './engine/objects';
import type { Surface } from './engine/objects/shape';
import type { Accent, Drawing, Mark, Note, Prop } from './engine/types';

/** The part of the drawing that all covers of a category share, so that readers recognise the category. */
interface Setting {
  readonly ground: Surface;
  /** The scene around the object. */
  readonly scene: ObjectName;
  /** Fill and strongest colour of the object. */
  readonly surface: Surface;
  readonly accent: Accent;
}

const settings = {
  /** A conveyor belt. */
  Automatisation: { ground: 'clay', scene: 'conveyor', surface: 'kraft', accent: 'action' },
  /** The window of an application. */
  NoCode: { ground: 'moss', scene: 'screen', surface: 'moss', accent: 'teal' },
  /** A customer's record. */
  CRM: { ground: 'kraft', scene: 'record', surface: 'clay', accent: 'action' },
  /** A lamp in the dark. */
  'Intelligence Artificielle': { ground: 'night', scene: 'halo', surface: 'clay', accent: 'action' },
  /** A measured plan. */
  'Stratégie Digitale': { ground: 'background', scene: 'plan', surface: 'moss', accent: 'teal' },
} as const satisfies Record<string, Setting>;

export type Category = keyof typeof settings;

/** The part of a cover that belongs to one article: an object, sometimes with its accessories. */
export interface Cover {
  readonly title: string;
  readonly seed: number;
  readonly objects: readonly Prop[];
  /** Changes of the scene for this object, such as its position. */
  readonly scene?: Partial<Prop>;
  readonly notes?: readonly Note[];
  readonly marks?: readonly Mark[];
}

/** Covers are seen small, so their lines are heavier than those of other drawings. */
const weight = 5;

/** The covers of a category's articles, by slug. */
export function coversOf<Slug extends string>(
  category: Category,
  covers: Readonly<Record<Slug, Cover>>,
): Record<Slug, Drawing> {
  const { ground, scene: place, surface, accent } = settings[category];
  const drawn = Object.entries<Cover>(covers).map(([slug, { scene, objects, ...cover }]): [string, Drawing] => [
    slug,
    {
      width: 800,
      height: 450,
      ground,
      nodes: [],
      links: [],
      ...cover,
      objects: [
        { what: place, x: 0, y: 0, weight, accent, ...scene },
        ...objects.map((object) => ({ weight, surface, accent, ...object })),
      ],
    },
  ]);
  return Object.fromEntries(drawn) as Record<Slug, Drawing>;
}
