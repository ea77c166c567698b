import { identity } from '@agency-site/brand/identity';
import { videoAndPlayer, providerName } from '@agency-site/domain/videos';
import { Hono } from 'hono';
import { hashSource } from './security-policy';

const STYLE = 'body{margin:0;background:#000}iframe{display:block;width:100vw;height:100vh;border:0}';

/**
 * Serves a page for each video that contains nothing but its provider's player. Articles embed this page instead of the
 * player, so that the Content-Security-Policy of the site allows no provider, and that of this page allows one.
 */
export const videoPlayer = new Hono().get('/video/:provider/:id', (context, next) => {
  const { provider, id } = context.req.param();
  const played = videoAndPlayer(provider, id);
  if (!played) return next();
  const title = `Vidéo ${providerName(played.video)}`;
  context.header(
    'content-security-policy',
    [
      "default-src 'none'",
      `style-src ${hashSource(STYLE)}`,
      `frame-src ${played.origin}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
  );
  context.header('x-robots-tag', 'noindex');
  context.header('cache-control', 'public, max-age=86400');
  return context.html(`<!DOCTYPE html>
<html lang="${identity.language}">
<head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head>
<body><iframe src="${played.source.replaceAll('&', '&amp;')}" title="${title}" allow="autoplay; encrypted-media; fullscreen; picture-in-picture"></iframe></body>
</html>
`);
});
