// @module-tag spec-10-2
import { describe, expect, it } from 'vitest';
import { renderDrawing } from './render';
import { labelBox, nodeBox } from './node';
import type { Drawing, Node } from './types';

const mail: Node = { id: 'mail', x: 100, y: 100, icon: 'mail', label: 'Mail & co' };
const devis: Node = { id: 'devis', x: 300, y: 100, icon: 'file', tone: 'machine' };
const drawing: Drawing = {
  title: 'Un mail devient un devis',
  width: 400,
  height: 200,
  seed: 1,
  ground: 'sand',
  nodes: [mail, devis],
  links: [{ from: 'mail', to: 'devis' }],
};

describe('a drawing', () => {
  it('renders the same file twice, in both themes', () => {
    const svg = renderDrawing(drawing);
    expect(svg).toBe(renderDrawing(drawing));
    expect(svg).toContain('<title>Un mail devient un devis</title>');
    expect(svg).toContain('prefers-color-scheme:dark');
    expect(svg).toContain('Mail &amp; co');
  });

  it('draws its connectors once where it is large, unless motion is reduced', () => {
    const svg = renderDrawing({ ...drawing, animated: true });
    const [, allowed = ''] =
      /@media\(prefers-reduced-motion:no-preference\)and \(min-width:480px\)\{((?:[^{}]*\{[^{}]*\})*)\}/.exec(svg) ??
      [];
    expect(allowed).toContain('.way{animation:way .4s}');
    expect(svg.replace(allowed, '')).not.toContain('animation');
    expect(renderDrawing(drawing)).not.toContain('animation');
  });

  it('leaves its words out where it is too small for them, with what belongs to them', () => {
    const note = { text: 'jour 3', x: 200, y: 40, to: [300, 60] } as const;
    const svg = renderDrawing({ ...drawing, notes: [note], marks: [{ kind: 'underline', x: 180, y: 44, w: 40 }] });
    expect(svg).toContain('@media(max-width:299px){text,.note{display:none}}');
    const hidden = svg.match(/<path class="action note"/g);
    expect(hidden, 'the note, its arrow and its underline').toHaveLength(3);
  });

  it('refuses a link to a node that does not exist', () => {
    expect(() => renderDrawing({ ...drawing, links: [{ from: 'mail', to: 'perdu' }] })).toThrow('perdu');
  });

  it('starts a line under a label when it leaves by the side of the label', () => {
    const below: Node = { ...devis, x: 100, y: 400 };
    const svg = renderDrawing({
      ...drawing,
      height: 500,
      nodes: [mail, below],
      links: [{ from: 'mail', to: 'devis' }],
    });
    const label = labelBox(mail);
    const start = Number(/class="ink way" pathLength="1" d="M100 (\d+)/.exec(svg)?.[1]);
    expect(start).toBeGreaterThan((label?.y ?? 0) + (label?.h ?? 0));
  });

  it('gives a machine a larger square and writes labels outside of it', () => {
    expect(nodeBox(devis).w).toBeGreaterThan(nodeBox(mail).w);
    expect(labelBox(mail)?.y).toBeGreaterThan(nodeBox(mail).y + nodeBox(mail).h);
    expect(labelBox(devis)).toBeUndefined();
  });
});
