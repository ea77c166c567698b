import { useWatch } from 'react-hook-form';
import { PicturePreview } from '../components/PicturePreview';
import type { PostForm } from './post-form';

/** The image as the site will show it; nothing while its address leads to none. */
export function FeaturedImagePreview() {
  const [url, alt] = useWatch<PostForm, ['featured_image_url', 'featured_image_alt']>({
    name: ['featured_image_url', 'featured_image_alt'],
  });
  return <PicturePreview url={url ?? ''} alt={alt ?? ''} />;
}
