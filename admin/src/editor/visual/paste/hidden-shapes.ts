import { lengthsIn } from '@agency-site/domain/hidden-styles';
import { styleOf } from './inert-attributes';
import { isTransparent } from './invisible-colours';

/** Whether a mask lets nothing of an element through. What a mask of an address lets through only a browser knows. */
export const isMasked = (element: Element): boolean =>
  ['mask', 'mask-image', '-webkit-mask', '-webkit-mask-image'].some((name) => {
    const mask = styleOf(element, name) ?? '';
    return mask.includes('gradient(') && isTransparent(mask);
  }) || ['mask-size', '-webkit-mask-size'].some((name) => lengthsIn(styleOf(element, name) ?? '').includes(0));
