import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** Size of the longest contact request once URL-encoded: an accented letter takes six bytes. */
const MAX_FORM_BYTES = 96 * 1024;

/** The encodings in which browsers send the forms of the public site. */
const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** Refuses, with a message in French, a body that is longer than any form of the site. */
export const limitForm: MiddlewareHandler = bodyLimit({
  maxSize: MAX_FORM_BYTES,
  onError: ({ text }) =>
    text('Votre message est trop long. Revenez en arrière\u00A0: il est encore là, à raccourcir.', 413),
});

/** Refuses, with a message in French, a body that no form of the site sends, so that pages receive only forms that they can parse. */
export const requireForm: MiddlewareHandler = async ({ req, text }, next) => {
  if (!FORM_TYPE.test(req.header('content-type') ?? '')) {
    return text('Seul un formulaire du site peut être envoyé à cette adresse.', 415);
  }
  const form = await req.raw
    .clone()
    .formData()
    .catch(() => undefined);
  if (!form) return text('Le formulaire est arrivé incomplet. Revenez en arrière et envoyez-le à nouveau.', 400);
  return next();
};
