declare module '@socialgouv/jours-feries' {
  /** The public holidays of a year by name, as midnights of this machine. */
  export default function holidaysOf(year: number): Readonly<Record<string, Date>>;
}
