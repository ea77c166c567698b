import type { Loss, LossKind } from './model';

/** Counts losses by kind and name. */
export class Losses {
  readonly #found = new Map<string, Loss>();

  add(kind: LossKind, name: string, count = 1): void {
    const key = `${kind} ${name}`;
    this.#found.set(key, { kind, name, count: count + (this.#found.get(key)?.count ?? 0) });
  }

  list(): Loss[] {
    return [...this.#found.values()];
  }
}
