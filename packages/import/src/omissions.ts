import type { Omission, OmissionKind } from './model';

export class Omissions {
  readonly #found = new Map<string, Omission>();

  add(kind: OmissionKind, name: string, count = 1): void {
    const key = `${kind} ${name}`;
    this.#found.set(key, { kind, name, count: count + (this.#found.get(key)?.count ?? 0) });
  }

  list(): Omission[] {
    return [...this.#found.values()];
  }
}
