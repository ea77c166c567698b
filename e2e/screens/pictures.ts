import type { JSHandle, Locator, Page } from '@playwright/test';

/** A file in the form that Playwright gives to a file input. */
export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Returns a picture of this size, drawn by the browser. The name follows its pixels, so that no two names have the same content. */
export async function drawnPicture(
  page: Page,
  name: string,
  width: number,
  height: number,
  mimeType = 'image/png',
): Promise<PictureFile> {
  const data = await page.evaluate(
    ([across, down, type]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: across, height: down });
      const context = canvas.getContext('2d');
      for (let x = 0; x < across; x += 20) {
        if (context) context.fillStyle = `hsl(${x % 360} 60% 50%)`;
        context?.fillRect(x, 0, 20, down);
      }
      return canvas.toDataURL(type);
    },
    [width, height, mimeType] as const,
  );
  const pixels = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
  return { name, mimeType, buffer: Buffer.concat([pixels, Buffer.from(name)]) };
}

/** Exif data as cameras write them: a rotated orientation, and GPS data, in which tests find the word "GPS". */
const exif = Buffer.concat([
  Buffer.from('Exif\0\0'),
  Buffer.from('4d4d002a000000080002011200030000000100060000882500040000000100000026000000000001', 'hex'),
  Buffer.from('0012000200000004', 'hex'),
  Buffer.from('GPS\0\0\0\0\0'),
]);

/** A JPEG of this size as a camera writes it. */
export async function cameraPhotograph(page: Page, name: string, width: number, height: number): Promise<PictureFile> {
  const { buffer, ...file } = await drawnPicture(page, name, width, height, 'image/jpeg');
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif]);
  return { ...file, buffer: Buffer.concat([buffer.subarray(0, 2), segment, buffer.subarray(2)]) };
}

/** Chooses a file with the upload button of a zone. */
export async function choosePicture(page: Page, zone: Page | Locator, file: PictureFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await zone.getByRole('button', { name: /^Téléverser/ }).click();
  await (await chooser).setFiles(file);
}

const transferOf = (page: Page, ...files: readonly PictureFile[]): Promise<JSHandle<DataTransfer>> =>
  page.evaluateHandle(
    (sent) => {
      const transfer = new DataTransfer();
      for (const [name, type, base64] of sent) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type }));
      }
      return transfer;
    },
    files.map(({ name, mimeType, buffer }) => [name, mimeType, buffer.toString('base64')] as const),
  );

/** Drops files at the middle of an element. */
export async function dropPicture(page: Page, target: Locator, ...files: readonly PictureFile[]): Promise<void> {
  const dataTransfer = await transferOf(page, ...files);
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const event = { dataTransfer, clientX: x + width / 2, clientY: y + height / 2 };
  await target.dispatchEvent('dragover', event);
  await target.dispatchEvent('drop', event);
}

/** Pastes a file by an event. Firefox leaves the content out of a new event, whose own clipboard takes it. */
export async function pastePicture(page: Page, target: Locator, file: PictureFile): Promise<void> {
  const transfer = await transferOf(page, file);
  await target.evaluate((element, clipboardData) => {
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (event.clipboardData?.files.length === 0)
      for (const pasted of clipboardData.files) event.clipboardData.items.add(pasted);
    element.dispatchEvent(event);
  }, transfer);
}

/** Drops a file where the page does not accept it. @returns whether the browser would replace the page with the file */
export async function replacesPage(page: Page, beside: Locator, file: PictureFile): Promise<boolean> {
  const dataTransfer = await transferOf(page, file);
  return beside.evaluate(
    (element, dropped) =>
      element.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true })),
    dataTransfer,
  );
}
