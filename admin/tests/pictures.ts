import type { MediaPicture } from '../src/provider/media/media-library';

/** A picture of the library. */
export const picture = (id: string, uses: MediaPicture['uses'] = []): MediaPicture => ({
  id,
  address: `/storage/v1/object/public/media/${id}`,
  small: null,
  thumbnail: `/storage/v1/object/public/media/${id.replace('.', '-small.')}`,
  size: 85_300,
  original_size: null,
  created_at: '2026-11-20T09:31:04+00:00',
  title: '',
  alt: '',
  caption: '',
  tags: [],
  focus_x: 50,
  focus_y: 50,
  uses,
});
