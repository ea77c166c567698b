import type { BlockChoice } from '@agency/domain/preview-message';
import { createContext, type Dispatch, type SetStateAction } from 'react';

/** The state that the form of blocks and the page beside it share. */
interface ChosenBlock {
  /** The id of the block whose form is open. */
  readonly open: string | undefined;
  readonly setOpen: Dispatch<SetStateAction<string | undefined>>;
  /** The block last chosen in the preview. Each click makes a new object, so that choosing the same block again has an effect. */
  readonly choice: BlockChoice | undefined;
}

export const ChosenBlockContext = createContext<ChosenBlock>({
  open: undefined,
  setOpen: () => undefined,
  choice: undefined,
});
