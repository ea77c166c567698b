/** A `fetch` that remembers whether it failed. */
export interface ObservedFetch {
  readonly fetch: typeof fetch;
  /** False once a request had no answer, or one without what was asked; a list that is not that long is an answer. */
  readonly answered: () => boolean;
}

/** Observes what a page reads: one that lacks something must not take the place of a whole one. */
export function observe(send: typeof fetch): ObservedFetch {
  let failed = false;
  return {
    answered: () => !failed,
    fetch: async (input, init) => {
      try {
        const response = await send(input, init);
        failed ||= response.status >= 400 && response.status !== 416;
        return response;
      } catch (error) {
        failed = true;
        throw error;
      }
    },
  };
}
