import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import ButtonIcon from '@mui/icons-material/SmartButton';
import VideoIcon from '@mui/icons-material/SmartDisplayOutlined';

/** The elements that a dialog inserts into a text: `label` is their name in the visual editor, `inHtml` in the HTML editor. */
export const insertables = [
  { kind: 'picture', label: 'Image', inHtml: 'Insérer une image', icon: AddPhoto },
  { kind: 'video', label: 'Vidéo', inHtml: 'Insérer une vidéo', icon: VideoIcon },
  { kind: 'linkButton', label: 'Bouton', inHtml: 'Insérer un bouton', icon: ButtonIcon },
] as const;

export interface Insertion {
  readonly kind: (typeof insertables)[number]['kind'];
}

type Attributes = Readonly<Record<string, string | null>>;

export interface InsertDialogProps extends Insertion {
  /** The attributes of the changed element; undefined for a new one. */
  readonly current?: Attributes | undefined;
  /** Called with the changed attributes and, for a new element, with its stored HTML. */
  readonly onSave: (attributes: Attributes, html: string) => void;
  readonly onClose: () => void;
}
