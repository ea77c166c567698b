import { batchesOf } from '@agency-site/import/batches';
import type { DataProvider, Identifier } from 'react-admin';

/** The limits of one request: servers refuse addresses of 8,000 characters, which also hold the filter and the columns. */
const perAddress = { rows: 100, characters: 4000 };

async function inParts<Params extends { readonly ids: Identifier[] }, Row>(
  params: Params,
  send: (part: Params) => Promise<{ readonly data?: Row[] }>,
): Promise<{ data: Row[] }> {
  const data: Row[] = [];
  for (const ids of batchesOf(params.ids, perAddress, (id) => encodeURIComponent(`${id},`).length)) {
    data.push(...((await send({ ...params, ids })).data ?? []));
  }
  return { data };
}

/** Splits calls with many ids into several requests, sent one after the other, because the ids are part of the address. */
export const withIdsInParts = (provider: DataProvider): DataProvider => ({
  ...provider,
  getMany: (resource, params) => inParts(params, (part) => provider.getMany(resource, part)),
  updateMany: (resource, params) => inParts(params, (part) => provider.updateMany(resource, part)),
  deleteMany: (resource, params) => inParts(params, (part) => provider.deleteMany(resource, part)),
});
