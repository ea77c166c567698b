import { useFocus } from './focal-points';

interface PictureProps {
  readonly src: string;
  /** The alternative text; empty for decoration only. */
  readonly alt: string;
  /** Whether the picture loads at once, because it is the first one of the page. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** A picture in 16:9, whose space is reserved while it loads. */
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
