import { useFocus } from './focal-points';

interface PictureProps {
  readonly src: string;
  /** Told to who cannot see it; empty only for decoration. */
  readonly alt: string;
  /** Loads at once: the first picture of a page. */
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
