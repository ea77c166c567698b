import { endingOf } from '@agency-site/domain/files';
import { isAcceptedFile } from '@agency-site/import/files';
import { formerFilePath } from '@agency-site/import/move-pictures';
import { isPictureFile } from '@agency-site/import/pictures';
import { HttpError } from 'react-admin';
import type { BackOfficeData } from '../../provider/data-provider';
import { proxyRefusal } from '../../ui/media/use-picture-upload';
import { movePictureWith } from './move-picture';
import { refusedType } from './words';

/** The reasons why a file is not copied from the former site, by the status of our server's answer. */
const sentences: Readonly<Record<number, string>> = {
  401: 'Votre session a pris fin. Reconnectez-vous, puis importez à nouveau.',
  403: 'Son adresse n’est pas publique.',
  413: 'Ce fichier pèse plus de 40\u00A0Mo.',
  415: 'Son contenu n’est d’aucun type que le site accepte.',
  502: 'L’ancien site ne le donne pas.',
};
const notSaved = 'Le fichier n’a pas pu être sauvegardé. Réessayez dans un instant.';

/**
 * Copies files of the former site into the storage. Our server reads them, because browsers may not read other sites. A file that the
 * storage already has is not sent again. A picture that a text links to is copied into the library.
 * @returns a function that copies the file at an address, and returns its new address; it throws an error with the reason in French
 */
export function moveFileWith(provider: BackOfficeData): (address: string) => Promise<string> {
  const movePicture = movePictureWith(provider);
  return async (address) => {
    if (isPictureFile(address)) return movePicture(address);
    if (!isAcceptedFile(address)) throw new Error(`${refusedType}.`);
    const { name, blob } = await readFormerFile(address);
    try {
      const [content = ''] = /[0-9a-f]{16}(?=\.)/.exec(name) ?? [];
      const known: string | null = await provider.callFunction('file_by_hash', { content, ending: endingOf(name) });
      return await (known ? provider.fileAddress(known) : provider.uploadFile(name, blob));
    } catch (error) {
      const reason = error instanceof HttpError ? (proxyRefusal(error) ?? sentences[error.status]) : undefined;
      throw new Error(reason ?? notSaved, { cause: error });
    }
  };
}

async function readFormerFile(address: string): Promise<{ readonly name: string; readonly blob: Blob }> {
  const response = await fetch(`${formerFilePath}?${new URLSearchParams({ address }).toString()}`);
  const [, name] = /filename="([a-z0-9.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  if (response.ok && name)
    return {
      name,
      blob: new Blob([await response.arrayBuffer()], { type: response.headers.get('content-type') ?? '' }),
    };
  // Not our server: a static host answers with an HTML document.
  if (response.ok || !response.headers.get('content-type')?.startsWith('application/json'))
    throw new Error('Aucun serveur de ce site ne peut aller le chercher.');
  throw new Error(sentences[response.status] ?? 'L’ancien site ne le donne pas.');
}
