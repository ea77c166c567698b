import { describe, expect, it } from 'vitest';
import { light } from './colours';
import { identity } from './identity';
import { logoMark, markShapes } from './logo';

describe('the logo', () => {
  it('wears both themes in two tones, and the colour of the text around it in one', () => {
    expect(logoMark()).toContain(light.action);
    expect(logoMark()).toContain('prefers-color-scheme:dark');
    expect(logoMark('one')).toContain('currentColor');
    expect(logoMark('one')).not.toContain('<style>');
  });

  it('has no style where it stands in a page, whose security policy would refuse it', () => {
    expect(markShapes('page')).toContain('var(--action)');
    expect(markShapes('page')).not.toContain('style');
  });

  it('names the workshop in its title alone, without letters', () => {
    expect(logoMark()).toContain(`<title>${identity.name}</title>`);
    expect(logoMark()).not.toContain('<text');
  });
});
