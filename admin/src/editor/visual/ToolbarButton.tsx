import type { SvgIconComponent } from '@mui/icons-material';
import { IconButton, Tooltip } from '@mui/material';
import type { MouseEvent } from 'react';

interface ToolbarButtonProps {
  readonly label: string;
  readonly icon: SvgIconComponent;
  /** Given when the button shows a state as well as changing it. */
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  /** Opens a menu. */
  readonly hasMenu?: boolean;
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
}

/** One button of the toolbar. It stays reachable when it can do nothing, so that the arrows never lose the focus. */
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
        // The text keeps its selection.
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
