import type { SvgIconComponent } from '@mui/icons-material';
import { IconButton, Tooltip } from '@mui/material';
import type { MouseEvent } from 'react';

interface ToolbarButtonProps {
  readonly label: string;
  readonly icon: SvgIconComponent;
  /** For a toggle button. */
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  readonly hasMenu?: boolean;
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
}

/** A button of the toolbar. Disabled, it stays focusable, so that the arrow keys reach each button. */
export function ToolbarButton({
  label,
  icon: Icon,
  isPressed,
  isDisabled = false,
  hasMenu = false,
  onPress,
}: ToolbarButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label={label}
        aria-disabled={isDisabled}
        {...(hasMenu ? { 'aria-haspopup': 'menu' } : isPressed !== undefined && { 'aria-pressed': isPressed })}
        // The text keeps the focus and its selection.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => !isDisabled && onPress(event)}
        sx={look}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

const look = {
  '&[aria-pressed="true"], &[aria-haspopup]': { bgcolor: 'var(--action-soft)', color: 'var(--action)' },
  '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
} as const;
