/** The largest file that an import reads, in bytes. */
export const maxImportBytes = 100 * 1024 * 1024;

/** The longest text of an item before cleaning, in characters: the database stores at most half of it. */
export const maxImportedText = 1_000_000;

/** Reasons for which an import refuses a whole file. */
export type FileRefusal = 'too-large' | 'not-an-export' | 'truncated' | 'doctype' | 'too-deep';

/** The refusal of a whole file. */
export class ImportFileError extends Error {
  constructor(readonly refusal: FileRefusal) {
    super(fileRefusals[refusal]);
  }
}

const fileRefusals: Readonly<Record<FileRefusal, string>> = {
  'too-large': 'The file has more than 100 MB: export in parts.',
  'not-an-export': 'The file is no export of WordPress (WXR), Ghost (JSON) or of this product.',
  truncated: 'The file stops in the middle: export once more.',
  doctype: 'The file declares a document type or entities, which no export does.',
  'too-deep': 'The file nests more than an export does.',
};

/** A part of a text that the product cannot show: `name` is that of the shortcode, block, card or element. */
export interface Omission {
  readonly kind: OmissionKind;
  readonly name: string;
  readonly count: number;
}
export type OmissionKind =
  | 'hidden'
  | 'shortcode'
  | 'block'
  | 'card'
  | 'element'
  | 'address'
  | 'comment'
  | 'status'
  | 'type'
  | 'field'
  | 'place'
  | 'picture'
  | 'cut';

export interface ImportedComment {
  readonly source_id: string;
  /** The comment that this one answers, which is never an answer itself. */
  readonly parent: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly words: string;
  readonly from_agency: boolean;
  readonly status: 'approved' | 'pending';
  readonly created_at: string;
}

/** The columns of an article, which include those of a page. */
export interface ImportedRow {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly author: string;
  readonly category: string | null;
  readonly tags: readonly string[];
  readonly featured: boolean;
  readonly featured_image_url: string | null;
  readonly featured_image_alt: string;
  readonly read_time_minutes: number;
  readonly status: 'draft' | 'published';
  readonly published_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly meta_title: string;
  readonly meta_description: string;
}

export interface ImportedPicture {
  readonly address: string;
  readonly alt: string;
  readonly caption: string;
}

/** Reasons for which an import refuses an item without asking the database: it has no text, too much text, or too deep a nesting. */
export type ItemRefusal = 'empty' | 'too-long' | 'too-deep';

/** An article or a page in the form in which this product stores it. */
export interface ImportItem {
  readonly source_id: string;
  readonly kind: 'post' | 'page';
  readonly row: ImportedRow;
  readonly comments: readonly ImportedComment[];
  /** Former paths of the item, which redirect to its new address. */
  readonly former_paths: readonly string[];
  /** Pictures that the text shows, from the former site or elsewhere. */
  readonly pictures: readonly ImportedPicture[];
  /** Addresses on the former site of the files that the text links to. */
  readonly files: readonly string[];
  readonly omissions: readonly Omission[];
  /** Whether the export lacks the item's featured picture, which another export may contain. */
  readonly awaits_picture: boolean;
  readonly refusal?: ItemRefusal;
}

export interface FormerAddress {
  readonly from_path: string;
  readonly to_address: string;
}

/** A file of the former site's library that is no picture. */
export interface FormerFile {
  readonly address: string;
  /** Paths of the pages about the file. */
  readonly pages: readonly string[];
}

/** The content of an export file. */
export interface ImportedSite {
  /** The product and the address of the former site; together with an item's id, they identify the origin of a row. */
  readonly source: string;
  readonly items: readonly ImportItem[];
  /** Addresses without an item: feeds, categories, tags, authors, dates. */
  readonly addresses: readonly FormerAddress[];
  /** The files of the former site's library; Ghost's export lists none. */
  readonly files?: readonly FormerFile[];
  /** Items that are neither articles nor pages: menus, other types, articles in the trash. */
  readonly omissions: readonly Omission[];
}

/** Called before the reader handles an item, with the number of items handled and their total. */
export type OnItem = (read: number, total: number) => void;
