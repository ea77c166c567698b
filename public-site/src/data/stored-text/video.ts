import { playerPath, providerName, type Video, videoAt, videoPage, videoWords } from '@agency-site/domain/videos';
import type { Element, ElementContent } from 'hast';
import { element, text } from './hast-elements';

/**
 * Adds a player to a figure that holds a link to a video and at most a caption. Nothing is requested from the video's provider before the
 * visitor clicks. Without scripts the link leads to the provider's page.
 */
export function completeVideo(figure: Element): void {
  const [link, caption, ...others] = figure.children.filter(isSomething);
  const video = isElement(link, 'a') && !link.children.some(isMarkup) && videoAt(String(link.properties['href']));
  if (!video || others.length > 0 || (caption && !isElement(caption, 'figcaption'))) return;
  figure.properties = { className: ['video'] };
  figure.children = [playerOf(video), ...(caption ? [caption] : [])];
}

const isSomething = (node: ElementContent): boolean =>
  node.type === 'element' || (node.type === 'text' && node.value.trim() !== '');

const isMarkup = ({ type }: ElementContent): boolean => type === 'element';

const isElement = (node: ElementContent | undefined, tagName: string): node is Element =>
  node?.type === 'element' && node.tagName === tagName;

const playerOf = (video: Video): Element =>
  element('click-to-play', { src: playerPath(video), dataPage: videoPage(video) }, [
    element('a', { href: videoPage(video) }, [text(videoWords(video))]),
    element('p', {}, [text(consentWords(providerName(video)))]),
  ]);

const consentWords = (name: string): string =>
  `La vidéo est chez ${name}. La lire, c’est accepter que ${name} reçoive votre adresse IP et dépose ses cookies.`;
