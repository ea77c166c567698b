import type { FileRefusal, OmissionKind } from '@agency-site/import/model';

export const fileRefusals: Readonly<Record<FileRefusal, string>> = {
  'too-large': 'Ce fichier dépasse 100 Mo : exportez en plusieurs fois.',
  'not-an-export': 'Ce fichier n’est un export ni de WordPress (.xml) ni de Ghost (.json).',
  truncated: 'Ce fichier s’arrête au milieu : exportez à nouveau.',
  doctype: 'Ce fichier déclare des entités, ce qu’aucun export ne fait.',
  'too-deep': 'Ce fichier est plus imbriqué qu’un export ne l’est.',
};

/** The words that introduce each kind of content that an import leaves out. */
export const omissionKinds: Readonly<Record<OmissionKind, string>> = {
  hidden: 'Masqué aux visiteurs là-bas, ne vient pas\u00A0:',
  shortcode: 'Code court',
  block: 'Bloc',
  card: 'Carte',
  element: 'Élément',
  address: 'Adresse refusée',
  comment: 'Commentaire',
  status: 'Statut',
  type: 'Type de contenu',
  field: 'Champ',
  place: 'Adresse prise ici, devient un brouillon à',
  picture: 'Image',
  cut: 'Trop long, coupé',
};

const omissionNames: Readonly<Record<string, string>> = {
  'status password': 'protégé par mot de passe, devient un brouillon',
  'status private': 'privé, devient un brouillon',
  'status pending': 'en attente de relecture, devient un brouillon',
  'status members': 'réservé aux membres, devient un brouillon',
  'status paid': 'payant, devient un brouillon',
  'status sent': 'envoyé par e-mail seul, devient un brouillon',
  'status tiers': 'réservé à des formules, devient un brouillon',
  'status missed': 'programmé pour une heure passée sans paraître, devient un brouillon',
  'status noindex': 'caché aux moteurs de recherche, devient un brouillon',
  'status restricted': 'réservé par une extension, devient un brouillon',
  'status doubtful': 'peut-être réservé en partie, devient un brouillon',
  'status site-private': 'sur un site fermé par mot de passe, devient un brouillon',
  'status trash': 'dans la corbeille, reste là-bas',
  'comment spam': 'indésirable',
  'comment trash': 'dans la corbeille',
  'comment pingback': 'ping',
  'comment trackback': 'rétrolien',
  'comment page': 'd’une page, qui n’en montre pas',
  'comment note': 'note de travail',
  'field canonical': 'adresse canonique',
  'field code': 'code ajouté aux pages',
  'field social': 'titre, texte ou image pour les réseaux sociaux',
  'picture featured':
    'à la une absente du fichier\u00A0: exportez aussi «\u00A0Tout le contenu\u00A0», elle viendra ensuite',
  'type nav_menu_item': 'entrée de menu',
  'type members': 'membre',
  'block pattern': 'de composition absente du fichier, ou qui se répète',
  'block lexical': 'que Ghost n’a pas mis en page : titres, listes et liens viennent, sans images ni mise en forme',
  'block mobiledoc': 'que Ghost n’a pas mis en page : les mots viennent, sans titres, liens, images ni mise en forme',
  'cut tags': 'étiquettes au-delà de 30',
};

export const omissionName = (kind: OmissionKind, name: string): string =>
  omissionNames[`${kind} ${name}`] ?? `« ${name} »`;

/** The reason for a file whose extension is not accepted. */
export const refusedType = 'Ce type de fichier n’est pas repris';

const refusals: Readonly<Record<string, string>> = {
  empty: 'son texte est vide',
  'too-long': 'son texte est trop long',
  'too-deep': 'son texte est trop imbriqué',
  blog_posts_slug_key: 'un article a déjà cette adresse',
  pages_slug_key: 'une page a déjà cette adresse',
};

/** The reason why an item is refused, in words; for a reason that this list lacks, the database's own. */
export const refusalOf = (reason = ''): string => refusals[reason] ?? `la base le refuse (${reason})`;
