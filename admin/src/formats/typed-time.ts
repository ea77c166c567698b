/**
 * Whether people type dates as text. On a computer, WebKit's own date fields show today as if it were chosen, put every typed digit into
 * the day, and let Escape close the dialog together with the calendar. On phones, its pickers work.
 */
export const needsTextForTime = (): boolean =>
  navigator.vendor.startsWith('Apple') && matchMedia('(pointer: fine)').matches;

/** `2099-03-27T09:30` → `27/03/2099 09:30`; any other text stays as it is. */
export const writtenTime = (time: string): string =>
  time.replace(/^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d).*$/, '$3/$2/$1 $4');

/** `27/03/2099 09:30`, `27/3/2099 à 9 h 30` or `270320990930` → `2099-03-27T09:30`; any other text stays as it is. */
export function typedTime(text: string): string {
  const digits = text.replace(/(?<!\d)\d(?!\d)/g, '0$&');
  const [, day, month, year, hour, minute = '00'] =
    /^\D*(\d\d)\D*(\d\d)\D*(\d{4})\D*(\d\d)\D*(\d\d)?\D*$/.exec(digits) ?? [];
  const time = `${year}-${month}-${day}T${hour}:${minute}`;
  const utc = Date.parse(`${time}Z`);
  return !Number.isNaN(utc) && new Date(utc).toISOString().startsWith(time) ? time : text;
}
