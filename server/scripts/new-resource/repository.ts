import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { StartupError } from '@agency/process/startup-error';

/** What becomes of a file; without a text, there is none. */
export interface Change {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Lines that are written into a file, before the first line that `before` finds. */
interface Insertion {
  readonly path: string;
  readonly lines: string;
  readonly before: RegExp;
}

/** All that a resource consists of. */
export interface Plan {
  readonly files: readonly { readonly path: string; readonly text: string }[];
  readonly insertions: readonly Insertion[];
}

/** The sources, here or in a copy. */
export class Repository {
  constructor(readonly root: string) {}

  at = (path: string): string => join(this.root, path);
  has = (path: string): boolean => existsSync(this.at(path));
  read = (path: string): string => readFileSync(this.at(path), 'utf8');
  list = (folder: string): string[] => readdirSync(this.at(folder), { recursive: true, encoding: 'utf8' }).toSorted();

  /** A source in the repository's format. */
  async formatted(path: string, source: string): Promise<string> {
    const style = JSON.parse(this.read('.oxfmtrc.json')) as FormatConfig;
    const { code, errors } = await format(path, source, style);
    if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(', ')}`);
    return code;
  }

  /** The paths that Git would commit; none where the sources came without it. */
  uncommitted(): string[] {
    if (!this.has('.git')) return [];
    const status = execFileSync('git', ['status', '--porcelain'], { cwd: this.root, encoding: 'utf8' });
    return status.split('\n').flatMap((line) => (line ? [line.slice(3)] : []));
  }

  /** Makes all changes or, when one fails, none. @returns what takes them back */
  apply(changes: readonly Change[]): () => void {
    const done: Change[] = [];
    const undo = () => {
      for (const { path, before } of done.toReversed()) this.write(path, before);
    };
    try {
      for (const change of changes) {
        const { path, before, after } = change;
        if ((this.has(path) ? this.read(path) : undefined) !== before)
          throw new StartupError(`${path} changed meanwhile: nothing is written.`);
        done.push(change);
        this.write(path, after);
      }
    } catch (error) {
      undo();
      throw error;
    }
    return undo;
  }

  private write(path: string, text: string | undefined): void {
    if (text === undefined) {
      rmSync(this.at(path), { force: true });
      return;
    }
    mkdirSync(dirname(this.at(path)), { recursive: true });
    writeFileSync(this.at(path), text);
  }
}
