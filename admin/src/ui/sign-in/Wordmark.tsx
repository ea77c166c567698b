import { identity } from '@agency-site/brand/identity';
import { logoMark } from '@agency-site/brand/logo';

// The logo is a picture rather than markup, because the Content-Security-Policy refuses the drawing's own styles inside a page.
const picture = `data:image/svg+xml,${encodeURIComponent(logoMark('two'))}`;

export function Wordmark() {
  return (
    <span className="wordmark">
      <img src={picture} alt="" width="28" height="28" />
      {identity.name}
    </span>
  );
}
