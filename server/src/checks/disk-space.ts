import { statfs } from 'node:fs/promises';

/** The disk that holds a folder. */
export interface DiskSpace {
  /** Free for an ordinary account. */
  readonly freeBytes: number;
  readonly totalBytes: number;
}

export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
