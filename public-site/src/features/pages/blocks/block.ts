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
  /** Its content is sanitised. */
  readonly page: ShownPage;
  readonly crumbs: readonly Crumb[];
}

/** What the component of a kind is given: the values of its fields, and what it loaded. */
export interface BlockProps<Declaration extends BlockDeclaration, Data = null> extends BlockContext {
  readonly block: ValuesOf<Declaration['fields']>;
  readonly data: Data;
}

/** What blocks tell search engines of beside themselves. */
export interface PageFacts {
  readonly page: SitePage;
  readonly offers: readonly Offer[];
  /** An address of this site as others write it. */
  readonly absolute: (address: string) => string;
}

/** What `structuredData` of a kind is given. */
export type BlockFacts<Declaration extends BlockDeclaration, Data = null> = PageFacts &
  Pick<BlockProps<Declaration, Data>, 'block' | 'data'>;

/** A block whose fields are filled, and what it loaded. */
export interface ShownBlock {
  readonly id: string;
  readonly kind: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

/** What a file of `kinds` exports. */
export interface BlockKind {
  readonly declaration: BlockDeclaration;
  /** Reads what the component needs of the database. */
  readonly load?: (client: SiteClient, values: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** What it is to search engines; kinds that are nothing to them export none. */
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

/** « Prendre RDV », as the menus say it. */
export const callField = {
  label: 'Appel à l’action des menus',
  choices: { shown: 'Montré', hidden: 'Non' },
} as const;

/** What stands in a tile before a title. */
export const tileFields = {
  icon: { label: 'Icône', choices: iconLabels },
  tone: { label: 'Couleur', choices: { plain: 'Neutre', machine: 'La machine', result: 'Le résultat' } },
} as const;

/** HTML among words that have no look of their own. */
export const plainText = 'flex flex-col [&_a]:underline [&_a]:underline-offset-4';

/** What a field of lines says, one line each. */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim());
