import type { BlockChoice } from '@agency-site/domain/preview-message';
import { createContext, type Dispatch, type SetStateAction } from 'react';

/** The state that the form of blocks shares with the live preview beside it. */
interface ChosenBlock {
  /** The id of the block whose form is open. */
  readonly open: string | undefined;
  readonly setOpen: Dispatch<SetStateAction<string | undefined>>;
  /** The block that was last chosen in the preview. Each click creates a new object, so that choosing the same block twice works. */
  readonly choice: BlockChoice | undefined;
}

export const ChosenBlockContext = createContext<ChosenBlock>({
  open: undefined,
  setOpen: () => undefined,
  choice: undefined,
});
