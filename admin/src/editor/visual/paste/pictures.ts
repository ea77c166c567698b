import { videoAt } from '@agency-site/domain/videos';
import { parseHtml } from '../../html';
import { videoHtml } from '../../insert/inserted-html';

const emoji = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F)+$/u;

/** Replaces the pictures that stand for a sign: emoji by their description, and boxes to tick by `☑` or `☐`. */
export function writeSigns(fragment: DocumentFragment): void {
  for (const picture of fragment.querySelectorAll('img'))
    if (emoji.test(picture.alt) || picture.matches('.emoji, .wp-smiley')) picture.replaceWith(picture.alt);
  for (const box of fragment.querySelectorAll(
    '[aria-checked][role="checkbox"], [data-task-state], input[type="checkbox"]',
  )) {
    const isTicked = box.matches('[aria-checked="true"], [data-task-state="DONE"], [checked]');
    const sign = isTicked ? '☑ ' : '☐ ';
    if (box.localName === 'input') box.replaceWith(sign);
    else {
      box.querySelector(':scope > img')?.remove();
      (box.querySelector('p') ?? box).prepend(sign);
    }
  }
}

/** Replaces the players of known video hosts by the video that the editor holds, and those of files and named frames by a link. */
export function writePlayers(fragment: DocumentFragment): void {
  for (const player of fragment.querySelectorAll('iframe, audio, video')) {
    const source = player.getAttribute('src') ?? player.querySelector('source')?.getAttribute('src') ?? '';
    const address = source.replace(/^\/\//, 'https://');
    const video = videoAt(address);
    const words = player.getAttribute('title')?.trim() || linkWords[player.localName];
    if (video) player.replaceWith(parseHtml(videoHtml(video, player.getAttribute('title') ?? '')));
    else if (/^https?:/.test(address) && words) {
      const link = document.createElement('a');
      link.href = address;
      link.textContent = words;
      const paragraph = document.createElement('p');
      paragraph.append(link);
      player.replaceWith(paragraph);
    }
  }
}

const linkWords: Readonly<Record<string, string>> = { audio: 'Écouter le son', video: 'Voir la vidéo' };

/** Puts pictures and videos between paragraphs, as the editor holds them, so that no empty paragraph stays before or after one. */
export function separatePictures(fragment: DocumentFragment): void {
  for (const picture of fragment.querySelectorAll(':is(p, h1, h2, h3, h4, h5, h6) :is(img, figure)')) {
    const words = picture.closest('p, h1, h2, h3, h4, h5, h6');
    if (!words) continue;
    const after = picture.ownerDocument.createRange();
    after.setStartAfter(picture);
    after.setEndAfter(words);
    const rest = after.extractContents();
    words.after(picture, rest);
  }
}
