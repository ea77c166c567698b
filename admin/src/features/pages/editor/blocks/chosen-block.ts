import type { BlockChoice } from '@agency/domain/preview-message';
import { createContext, type Dispatch, type SetStateAction } from 'react';

/** The state that the form of blocks and the page beside it share. */
interface ChosenBlock {
  /** The id of the block whose form is open. */
  readonly open: string | undefined;
  readonly setOpen: Dispatch<SetStateAction<string | undefined>>;
  /** The last choice in the page; another object at each click. */
  readonly choice: BlockChoice | undefined;
}

export const ChosenBlockContext = createContext<ChosenBlock>({
  open: undefined,
  setOpen: () => undefined,
  choice: undefined,
});
