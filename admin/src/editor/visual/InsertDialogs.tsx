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

/** Puts a video in the text, or another in the place of the one the cursor is in. */
export function InsertVideo({ editor, onClose }: InsertDialogProps) {
  const present = addressOf(editor, 'video');
  return (
    <VideoDialog
      present={present}
      onSave={(video, title) => {
        const node = videoNode(videoPage(video), title);
        const chain = editor.chain().focus();
        if (present !== undefined) chain.updateAttributes('video', node?.attrs ?? {}).run();
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

/** Puts a button in the text, or makes the one the cursor is in lead elsewhere. */
export function InsertButton({ editor, onClose }: InsertDialogProps) {
  const present = addressOf(editor, 'linkButton');
  return (
    <ButtonDialog
      present={present}
      onSave={({ href, words }) => {
        const chain = editor.chain().focus();
        if (present !== undefined) return chain.updateAttributes('linkButton', { href }).run();
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
