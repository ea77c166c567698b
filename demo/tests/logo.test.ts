import { describe, expect, it } from 'vitest';
import { light } from '@agency/brand/colours';
import { identity } from '@agency/brand/identity';
import { logoLockup, logoMark, markShapes } from '@agency/brand/logo';

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

  it('names the workshop, in letters only in the lock-up', () => {
    expect(logoMark()).toContain(`<title>${identity.name}</title>`);
    expect(logoMark()).not.toContain('<text');
    expect(logoLockup()).toContain(`>${identity.name}</text>`);
  });
});
