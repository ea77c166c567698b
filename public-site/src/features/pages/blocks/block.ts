import type { BlockDeclaration, ValuesOf } from '@agency/domain/block';
import type { ComponentType } from 'react';
import type { SiteClient } from '../../../data/client';
import type { Offer } from '../../../data/offers';
import type { ShownPage, SitePage } from '../data';
import type { Thing } from '../../../document/schema-org';
import { iconLabels } from '../../../ui/Icon';
import type { Crumb } from '../../../ui/Breadcrumb';

/** The page around a block. */
export interface BlockContext {
  /** The page, whose content is sanitised. */
  readonly page: ShownPage;
  readonly crumbs: readonly Crumb[];
}

/** The props of a kind's component: the values of its fields, and the data that it loaded. */
export interface BlockProps<Declaration extends BlockDeclaration, Data = null> extends BlockContext {
  readonly block: ValuesOf<Declaration['fields']>;
  readonly data: Data;
}

/** The facts about a page that blocks pass on to search engines beside themselves. */
export interface PageFacts {
  readonly page: SitePage;
  readonly offers: readonly Offer[];
  /** Turns an address of this site into a full URL. */
  readonly absolute: (address: string) => string;
}

/** The argument of a kind's `structuredData`. */
export type BlockFacts<Declaration extends BlockDeclaration, Data = null> = PageFacts &
  Pick<BlockProps<Declaration, Data>, 'block' | 'data'>;

/** A block with its filled fields and its loaded data. */
export interface ShownBlock {
  readonly id: string;
  readonly kind: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

/** The exports of a file of `kinds`. */
export interface BlockKind {
  readonly declaration: BlockDeclaration;
  /** Reads the data that the component needs from the database. */
  readonly load?: (client: SiteClient, values: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Describes the block to search engines; kinds that mean nothing to them export no such function. */
  readonly structuredData?: (
    facts: Pick<ShownBlock, 'data'> & { readonly block: ShownBlock['values'] } & PageFacts,
  ) => readonly Thing[];
  readonly Component: ComponentType<{ readonly block: ShownBlock['values']; readonly data: unknown } & BlockContext>;
}

/** The title of a band of a page, as `Section` shows it. */
export const sectionFields = {
  title: { label: 'Titre', maxLength: 200 },
  lead: { label: 'Chapeau', maxLength: 600, input: 'lines' },
  opening: {
    label: 'Place du chapeau',
    choices: { beside: 'À côté du titre', under: 'Sous le titre', centred: 'Au centre', aside: 'Dans une colonne' },
  },
  background: { label: 'Fond', choices: { plain: 'Uni', sand: 'Sable', bench: 'Établi' } },
} as const;

/** The field about « Prendre RDV », the call to action of the menus. */
export const callField = {
  label: 'Appel à l’action des menus',
  choices: { shown: 'Montré', hidden: 'Non' },
} as const;

/** The fields of the icon in a tile, before its title. */
export const tileFields = {
  icon: { label: 'Icône', choices: iconLabels },
  tone: { label: 'Couleur', choices: { plain: 'Neutre', machine: 'La machine', result: 'Le résultat' } },
} as const;

/** Classes for plain HTML among other words. */
export const plainText = 'flex flex-col [&_a]:underline [&_a]:underline-offset-4';

/** The texts of a field of lines, one per line. */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim());
