import type { BlockDeclaration, ValuesOf } from '@agency-site/domain/block';
import type { ComponentType } from 'react';
import type { SiteClient } from '../../../data/client';
import type { Offer } from '../../../data/offers';
import type { ShownPage, SitePage } from '../data';
import type { Thing } from '../../../document/schema-org';
import { iconLabels } from '../../../ui/Icon';
import type { Crumb } from '../../../ui/Breadcrumb';

/** The page that contains a block, and its breadcrumb. */
export interface BlockContext {
  /** The page, whose content is sanitised. */
  readonly page: ShownPage;
  readonly crumbs: readonly Crumb[];
}

/** The props of a kind's component: the values of the block's fields, and what its `load` returned. */
export interface BlockProps<Declaration extends BlockDeclaration, Data = null> extends BlockContext {
  readonly block: ValuesOf<Declaration['fields']>;
  readonly data: Data;
}

/** Facts about the page, for a kind's `structuredData`. */
export interface PageFacts {
  readonly page: SitePage;
  readonly offers: readonly Offer[];
  /** Turns an address of this site into a full URL. */
  readonly absolute: (address: string) => string;
}

/** The argument of a kind's `structuredData`: the block, its data and facts about the page. */
export type BlockFacts<Declaration extends BlockDeclaration, Data = null> = PageFacts &
  Pick<BlockProps<Declaration, Data>, 'block' | 'data'>;

/** A block ready to be shown: `values` holds its fields, with defaults filled in, and `data` what its `load` returned. */
export interface ShownBlock {
  readonly id: string;
  readonly kind: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

/** The exports of each file of `kinds/`. */
export interface BlockKind {
  readonly declaration: BlockDeclaration;
  /** Reads from the database the data that the component needs. */
  readonly load?: (client: SiteClient, values: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Describes the block to search engines. A kind without anything for them does not export it. */
  readonly structuredData?: (
    facts: Pick<ShownBlock, 'data'> & { readonly block: ShownBlock['values'] } & PageFacts,
  ) => readonly Thing[];
  readonly Component: ComponentType<{ readonly block: ShownBlock['values']; readonly data: unknown } & BlockContext>;
}

/** The fields of a `Section`: title, lead, their arrangement and the background. */
export const sectionFields = {
  title: { label: 'Titre', maxLength: 200 },
  lead: { label: 'Chapeau', maxLength: 600, input: 'lines' },
  opening: {
    label: 'Place du chapeau',
    choices: { beside: 'À côté du titre', under: 'Sous le titre', centred: 'Au centre', aside: 'Dans une colonne' },
  },
  background: { label: 'Fond', choices: { plain: 'Uni', sand: 'Sable', bench: 'Établi' } },
} as const;

/** The field that shows or hides the call to action of the menus, « Prendre RDV ». */
export const callToActionField = {
  label: 'Appel à l’action des menus',
  choices: { shown: 'Montré', hidden: 'Non' },
} as const;

/** The fields of the icon above or beside a title: icon and colour. */
export const tileFields = {
  icon: { label: 'Icône', choices: iconLabels },
  tone: { label: 'Couleur', choices: { plain: 'Neutre', machine: 'La machine', result: 'Le résultat' } },
} as const;

/** Classes for stored HTML that is shown without the styles of an article. */
export const plainText = 'flex flex-col [&_a]:underline [&_a]:underline-offset-4';

/** The lines of a text, without empty ones. */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim());
