import HelpIcon from '@mui/icons-material/HelpOutline';
import { IconButton, Tooltip } from '@mui/material';
import { definitions, type Defined } from './definitions';

/** A small button that tells what a figure means: pointed at, focused or touched. */
export function Definition({ of: name }: { readonly of: Defined }) {
  return (
    <Tooltip title={definitions[name]} describeChild enterTouchDelay={0} leaveTouchDelay={10_000}>
      <IconButton size="small" aria-label={`Définition : ${name}`} sx={{ p: 0.5, color: 'text.secondary' }}>
        <HelpIcon sx={{ fontSize: '1rem' }} />
      </IconButton>
    </Tooltip>
  );
}
