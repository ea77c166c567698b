// @module-tag spec-2-3-5
import { expect, it } from 'vitest';
import { videoAndPlayer, playerPath, videoAt, videoPage, videoWords } from './videos';

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&t=10s', 'youtube', 'aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?si=x', 'youtube', 'aqz-KE-bpKQ'],
  ['http://m.youtube.com/shorts/aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://vimeo.com/76979871', 'vimeo', '76979871'],
  ['https://vimeo.com/76979871/0a1b2c3d4e?share=copy', 'vimeo', '76979871-0a1b2c3d4e'],
  ['https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&dnt=1', 'vimeo', '76979871-0a1b2c3d4e'],
  [' dailymotion.com/video/x84sh87 ', 'dailymotion', 'x84sh87'],
  ['https://dai.ly/x84sh87', 'dailymotion', 'x84sh87'],
  ['https://geo.dailymotion.com/player.html?video=x84sh87', 'dailymotion', 'x84sh87'],
])('%s is a video', (address, provider, id) => {
  const video = videoAt(address);
  expect(video).toEqual({ provider, id });
  expect(video && videoAt(videoPage(video)), 'and so is the page it is stored by').toEqual(video);
});

it.each([
  'https://www.youtube.com/@atelier',
  'https://www.youtube.com/watch?v=court',
  'https://www.youtube.com.ailleurs.example/watch?v=aqz-KE-bpKQ',
  'https://ailleurs.example/youtu.be/aqz-KE-bpKQ',
  'https://vimeo.com/atelier',
  'javascript:youtu.be/aqz-KE-bpKQ',
  '',
])('%j is none', (address) => expect(videoAt(address)).toBeUndefined());

it('says where it leads', () => {
  expect(videoWords({ provider: 'vimeo', id: '1' })).toBe('Lire la vidéo sur Vimeo');
});

it.each([
  ['/video/youtube/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'],
  ['/video/vimeo/76979871-0a1b2c3d4e', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=0a1b2c3d4e'],
  ['/video/dailymotion/x84sh87', 'https://geo.dailymotion.com/player.html?video=x84sh87'],
])('%s plays', (path, source) => {
  const [, , provider = '', id = ''] = path.split('/');
  const played = videoAndPlayer(provider, id);
  expect(played?.source).toBe(source);
  expect(played && playerPath(played.video)).toBe(path);
});

it.each([
  ['youtube', 'a/../../x'],
  ['youtube', 'aqz-KE-bpKQ"'],
  ['constructor', 'aqz-KE-bpKQ'],
  ['ailleurs', 'x'],
])('%s %s plays nothing', (provider, id) => expect(videoAndPlayer(provider, id)).toBeUndefined());
