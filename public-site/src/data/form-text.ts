/** A field of a posted form as trimmed text, each line's end one character as in the box; a missing field is empty. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}
