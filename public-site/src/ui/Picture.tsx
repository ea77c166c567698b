import { useFocus } from './focal-points';

interface PictureProps {
  readonly src: string;
  /** The description for screen readers; empty only for decoration. */
  readonly alt: string;
  /** Whether the picture loads at once, as the first one of a page. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** A 16:9 picture of the site, whose place is kept while it loads. */
export function Picture({ src, alt, eager = false, className = '' }: PictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={800}
      height={450}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`block aspect-video w-full object-cover${useFocus(src)} ${className}`}
    />
  );
}
