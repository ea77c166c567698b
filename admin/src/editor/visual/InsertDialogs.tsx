import type { Editor } from '@tiptap/core';
import { videoPage } from '@agency/supabase/videos';
import { ButtonDialog } from '../insert/ButtonDialog';
import { VideoDialog } from '../insert/VideoDialog';
import { caretAfter } from './caret';
import { videoNode } from './video';

interface InsertDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

const addressOf = (editor: Editor, kind: string): string | undefined =>
  editor.isActive(kind) ? String(editor.getAttributes(kind)['href']) : undefined;

/** Inserts a video, or replaces the one at the caret. */
export function InsertVideo({ editor, onClose }: InsertDialogProps) {
  const currentAddress = addressOf(editor, 'video');
  return (
    <VideoDialog
      currentAddress={currentAddress}
      onSave={(video, title) => {
        const node = videoNode(videoPage(video), title);
        const chain = editor.chain().focus();
        if (currentAddress !== undefined) chain.updateAttributes('video', node?.attrs ?? {}).run();
        else
          chain
            .insertContent(node ?? '')
            .command(caretAfter('video'))
            .run();
      }}
      onClose={onClose}
    />
  );
}

/** Inserts a button, or changes the address of the one at the caret. */
export function InsertButton({ editor, onClose }: InsertDialogProps) {
  const currentAddress = addressOf(editor, 'linkButton');
  return (
    <ButtonDialog
      currentAddress={currentAddress}
      onSave={({ href, words }) => {
        const chain = editor.chain().focus();
        if (currentAddress !== undefined) return chain.updateAttributes('linkButton', { href }).run();
        const content = [{ type: 'text', text: words }];
        return chain
          .insertContent({ type: 'linkButton', attrs: { href }, content })
          .command(caretAfter('linkButton'))
          .run();
      }}
      onClose={onClose}
    />
  );
}
