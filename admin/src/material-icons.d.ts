// The icons that build/material-icons-plugin.ts resolves.

declare module '@mui/icons-material' {
  import type SvgIcon from '@mui/material/SvgIcon';
  export type SvgIconComponent = typeof SvgIcon;
}

declare module '@mui/icons-material/*' {
  import Icon from '@mui/material/SvgIcon';
  export default Icon;
}
