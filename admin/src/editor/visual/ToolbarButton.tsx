import type { SvgIconComponent } from '@mui/icons-material';
import { IconButton, type IconButtonProps, Tooltip } from '@mui/material';
import type { MouseEvent } from 'react';

interface ToolbarButtonProps extends Pick<IconButtonProps, 'aria-haspopup' | 'aria-pressed'> {
  readonly label: string;
  readonly icon: SvgIconComponent;
  readonly isDisabled?: boolean;
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
}

/** A button of the toolbar. It stays focusable when disabled, so that the arrow keys reach each button. */
export function ToolbarButton({ label, icon: Icon, isDisabled = false, onPress, ...state }: ToolbarButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label={label}
        aria-disabled={isDisabled}
        {...state}
        // The text keeps the focus and its selection.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => !isDisabled && onPress(event)}
        sx={styles}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

const styles = {
  // All buttons fit on one line of a screen of 1440 pixels.
  p: { md: 0.5 },
  '&[aria-pressed="true"], &[aria-haspopup]': { bgcolor: 'var(--action-soft)', color: 'var(--action)' },
  '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
} as const;
