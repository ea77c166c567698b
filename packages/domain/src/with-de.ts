/** Joins "de" to a name as French elides it: `d’Automatelier`, `de Zoé`. Before an h or a y it depends on the name: "de" stays. */
export const withDe = (name: string): string => (/^[aeiouàâäæéèêëîïôöœùûü]/i.test(name) ? `d’${name}` : `de ${name}`);
