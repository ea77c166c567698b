import { lengthsIn, type Style } from '@agency-site/domain/hidden-styles';
import { isTransparent } from './invisible-colours';

/** Whether a mask lets nothing of an element through. What a mask of an address lets through only a browser knows. */
export const isMasked = (style: Style): boolean =>
  ['mask', 'mask-image', '-webkit-mask', '-webkit-mask-image'].some((name) => {
    const mask = style(name);
    return mask.includes('gradient(') && isTransparent(mask);
  }) || ['mask-size', '-webkit-mask-size'].some((name) => lengthsIn(style(name)).includes(0));
