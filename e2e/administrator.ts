/** The account the tested server creates at its first start. */
export const administrator = { email: 'camille@example.fr', password: 'trois-petits-établis' } as const;
