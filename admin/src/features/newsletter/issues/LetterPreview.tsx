import { renderMail } from '@agency/mail/render';
import { useWatch } from 'react-hook-form';
import type { Post } from '../../articles/post';
import { Panel } from '../../../ui/components/Panel';
import { useDebouncedValue } from '../../../ui/components/use-debounced-value';
import { MailPreview } from '../../../ui/components/MailPreview';

/** What the form of a letter holds. */
export interface LetterForm {
  readonly subject: string;
  readonly introduction: string;
  readonly audience: string;
  readonly per_hour: number;
}

/** The letter as its recipients will see it, while it is written. */
export function LetterPreview({ post }: { readonly post: Post }) {
  const { subject = '', introduction = '' } = useWatch<LetterForm>();
  const words = useDebouncedValue(introduction, 200);
  const shown = {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    image_url: post.featured_image_url,
    image_alt: post.featured_image_alt,
  };
  const { html } = renderMail('letter', { subject, introduction: words, post: shown }, { url: window.location.origin });
  return (
    <Panel title="Aperçu">
      <MailPreview html={html} label={subject} />
    </Panel>
  );
}
