import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FocalPointsContext } from './focal-points';
import { Picture } from './Picture';

const points = new Map([['plan-10x10-3f9a1c2e.webp', { x: 22, y: 97 }]]);
const drawn = (src: string) =>
  renderToStaticMarkup(
    <FocalPointsContext value={points}>
      <Picture src={src} alt="" />
    </FocalPointsContext>,
  );

it('keeps the focal point of a picture in sight, wherever it is stored; others stay unchanged', () => {
  const path = '/storage/v1/object/public/media/plan-10x10-3f9a1c2e.webp';
  for (const src of [path, `https://projet.supabase.co${path}`])
    expect(drawn(src)).toContain('object-cover focused [--focus-x:20%] [--focus-y:100%]');
  expect(drawn('/illustrations/article.svg')).toContain('class="block aspect-video w-full object-cover "');
});
