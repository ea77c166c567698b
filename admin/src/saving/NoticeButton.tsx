import { Button, type ButtonProps } from '@mui/material';

/** A button of a notice above a form. */
export const NoticeButton = (props: ButtonProps) => <Button size="small" variant="outlined" {...props} />;
