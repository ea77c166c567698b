import type { Element, ElementContent } from 'hast';

/** Builds an element that completes a stored text. */
export const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children });

export const text = (value: string): ElementContent => ({ type: 'text', value });

/** Whether an element is a figure of this class. An author can set no other attribute of a figure. */
export const isFigure = ({ tagName, properties: { className } }: Element, name: string): boolean =>
  tagName === 'figure' && Array.isArray(className) && className.includes(name);
