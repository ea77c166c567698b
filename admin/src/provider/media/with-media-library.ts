import type { DataProvider } from 'react-admin';
import { filesResource, type MediaLibrary, mediaResource } from './media-library';

const isMedia = (resource: string): boolean => resource === mediaResource;

/** Serves pictures and files as resources: read by database functions, deleted through the storage API. */
export function withMediaLibrary(provider: DataProvider, library: MediaLibrary): DataProvider {
  return {
    ...provider,
    // `as never`: the provider's methods are generic, and only their caller knows the type of the rows.
    getList: async (resource, params) => {
      if (isMedia(resource)) return (await library.list(params)) as never;
      const rows = await provider.getList(resource, params);
      return resource === filesResource ? library.withAddresses(rows) : rows;
    },
    update: async (resource, params) => {
      if (!isMedia(resource)) return provider.update(resource, params);
      const data = library.described(params.data);
      await provider.update(resource, { ...params, data });
      return { data: { ...params.previousData, ...data } as never };
    },
    delete: async (resource, params) => {
      if (!isMedia(resource)) return provider.delete(resource, params);
      await library.remove(String(params.id), params.previousData?.['small']);
      return { data: (params.previousData ?? { id: params.id }) as never };
    },
    deleteMany: async (resource, params) => {
      if (resource !== filesResource) return provider.deleteMany(resource, params);
      await library.removeFiles(params.ids.map(String));
      return { data: params.ids };
    },
  };
}
