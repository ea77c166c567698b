export interface Video {
  readonly provider: ProviderKey;
  readonly id: string;
}

interface Provider {
  readonly name: string;
  readonly id: RegExp;
  /** Addresses of a video, without protocol; the first group is the id, the second the hash of an unlisted video. */
  readonly addresses: readonly RegExp[];
  readonly page: (id: string) => string;
  readonly origin: string;
  readonly player: (id: string) => string;
  /** The address of a preview picture, if it can be derived from an id. */
  readonly thumbnail?: (id: string) => string;
}

/** The id of an unlisted Vimeo video is its number and its hash: `123456789-0a1b2c3d4e`. */
const vimeoParts = (id: string): string[] => id.split('-');

const providers = {
  youtube: {
    name: 'YouTube',
    id: /^[\w-]{11}$/,
    addresses: [
      /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/|embed\/)([\w-]{11})(?![\w-])/,
      /^youtu\.be\/([\w-]{11})(?![\w-])/,
    ],
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
    origin: 'https://www.youtube-nocookie.com',
    player: (id) => `/embed/${id}?autoplay=1&rel=0`,
    thumbnail: (id) => `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
  },
  vimeo: {
    name: 'Vimeo',
    id: /^\d{1,15}(?:-[\da-f]{6,20})?$/,
    addresses: [
      /^(?:www\.)?vimeo\.com\/(?:channels\/\w+\/)?(\d{1,15})(?:\/([\da-f]{6,20}))?(?![\w/])/,
      /^player\.vimeo\.com\/video\/(\d{1,15})(?:\?(?:.*&)?h=([\da-f]{6,20}))?(?![\w/])/,
    ],
    page: (id) => `https://vimeo.com/${vimeoParts(id).join('/')}`,
    origin: 'https://player.vimeo.com',
    player: (id) => {
      const [number, added] = vimeoParts(id);
      return `/video/${number}?autoplay=1&dnt=1${added ? `&h=${added}` : ''}`;
    },
  },
  dailymotion: {
    name: 'Dailymotion',
    id: /^[a-z\d]{5,12}$/i,
    addresses: [
      /^(?:www\.)?dailymotion\.com\/(?:embed\/)?video\/([a-z\d]{5,12})(?![a-z\d])/i,
      /^dai\.ly\/([a-z\d]{5,12})(?![a-z\d])/i,
      /^geo\.dailymotion\.com\/player(?:\/\w+)?\.html\?(?:.*&)?video=([a-z\d]{5,12})(?![a-z\d])/i,
    ],
    page: (id) => `https://www.dailymotion.com/video/${id}`,
    origin: 'https://geo.dailymotion.com',
    player: (id) => `/player.html?video=${id}`,
    thumbnail: (id) => `https://www.dailymotion.com/thumbnail/video/${id}`,
  },
} as const satisfies Readonly<Record<string, Provider>>;

type ProviderKey = keyof typeof providers;

const providerOf = ({ provider }: Video): Provider => providers[provider];

/** The video at an address, in any of its forms; undefined for other addresses. */
export function videoAt(address: string): Video | undefined {
  const rest = address.trim().replace(/^https?:\/\//i, '');
  for (const provider of Object.keys(providers) as ProviderKey[]) {
    for (const pattern of providers[provider].addresses) {
      const [, id, added] = pattern.exec(rest) ?? [];
      if (id) return { provider, id: added ? `${id}-${added}` : id };
    }
  }
  return undefined;
}

/** The label of the play button: « Lire la vidéo sur YouTube ». */
export const videoWords = (video: Video): string => `Lire la vidéo sur ${providerName(video)}`;

export const providerName = (video: Video): string => providerOf(video).name;

export const videoPage = (video: Video): string => providerOf(video).page(video.id);

/** The address of a preview picture on the provider's site; undefined for a provider where an id does not give it. */
export const videoThumbnail = (video: Video): string | undefined => providerOf(video).thumbnail?.(video.id);

/** The path on our server of the page that embeds the player. */
export const playerPath = ({ provider, id }: Video): string => `/video/${provider}/${id}`;

/**
 * Returns the video, and the origin and the full address of its player, for the provider and the id of a `playerPath`; undefined for an
 * unknown provider or an invalid id.
 */
export function videoAndPlayer(
  provider: string,
  id: string,
): { video: Video; origin: string; source: string } | undefined {
  if (!Object.hasOwn(providers, provider)) return undefined;
  const video = { provider: provider as ProviderKey, id };
  const { id: pattern, origin, player } = providerOf(video);
  return pattern.test(id) ? { video, origin, source: origin + player(id) } : undefined;
}
