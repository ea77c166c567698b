import type { ReactNode, SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in pixels. */
  readonly size?: number;
}

/** A component that draws an icon. */
export type IconComponent = (props: IconProps) => ReactNode;

/**
 * Returns a component that draws lines of one weight. Assistive technologies skip it, because the text beside it says the same.
 * @param drawing SVG elements on a square of 24 units
 */
export const lineIcon = (drawing: ReactNode): IconComponent =>
  function LineIcon({ size = 24, ...props }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        {drawing}
      </svg>
    );
  };
