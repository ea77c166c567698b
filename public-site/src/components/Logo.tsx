import { identity } from '@agency/brand/identity';

interface LogoProps {
  /** The picture of the settings; empty for the mark drawn in brand/. */
  readonly src: string;
  /** Smaller on phones, where the header also holds two buttons; below 22 rem only the mark is seen. */
  readonly compact?: boolean;
}

/** The mark and the name. */
export function Logo({ src, compact = false }: LogoProps) {
  return (
    <span
      className={`flex items-center gap-2.5 font-heading text-[1.375rem] font-bold tracking-tight ${compact ? 'max-sm:gap-2 max-sm:text-[1.1875rem]' : ''}`}
    >
      <img
        src={src || '/logo.svg'}
        alt=""
        width={36}
        height={36}
        fetchPriority="low"
        className={`size-9 shrink-0 object-contain ${compact ? 'max-sm:size-8' : ''}`}
      />
      <span className={compact ? '@max-[22rem]:sr-only' : ''}>{identity.name}</span>
    </span>
  );
}
