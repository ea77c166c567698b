/** Rows that a select shows: `linked` are those that join two published rows, `own` is the caller's, `refused` an error. */
export type Visible = 'everything' | 'published' | 'linked' | 'own' | 'nothing' | 'refused';

/** Values by column. */
export type Values = Readonly<Record<string, unknown>>;

export type Role = 'owner' | 'editor' | 'author' | 'reader';

/** The actions on a table or task in `private.permissions`. `others` is the right to rows that are not one's own. */
export type Action = 'select' | 'insert' | 'update' | 'delete' | 'others' | 'publish' | 'propose';

/** The actions that each role may do. A role without an entry may do nothing. */
export type Permissions = Readonly<Partial<Record<Role, readonly Action[]>>>;

/** One table: who may do what with which rows and columns. Everything else is refused. */
export interface TableRights<Name extends string = string> {
  /**
   * The rows that anonymous visitors see, and those that accounts see without a role or with a role that may not select; without the second
   * value they see the same. A role that may select sees everything, except rows of others if it lacks the right `others`.
   */
  readonly visibleRows: readonly [stranger: Visible, account: Visible, role?: Visible];
  /** The condition for being published. */
  readonly published?: Values;
  readonly may: Permissions;
  /** Whether strangers may insert. */
  readonly sent?: boolean;
  /** Whether only functions delete rows: the right gives no privilege on the table. */
  readonly removedByFunctions?: boolean;
  /** Each column of the table is in one of the first four lists. */
  readonly columns: {
    /** Granted for insert and update. */
    readonly writable?: readonly Name[];
    /** Granted for insert; updated by functions only, if at all. */
    readonly insertable?: readonly Name[];
    /** Granted for update only. */
    readonly updatable?: readonly Name[];
    /** Written by the database and its functions only. */
    readonly readOnly?: readonly Name[];
    /** Columns of the lists above that anonymous visitors cannot read. */
    readonly hidden?: readonly Name[];
    /** Columns that no account can read either: only the service key can. */
    readonly unread?: readonly Name[];
  };
  /** Values of the sample row for columns whose constraint requires more than their type. */
  readonly sample?: Values;
  /** Values for a change of the sample row, where its key is the only column that clients write. */
  readonly change?: Values;
}
