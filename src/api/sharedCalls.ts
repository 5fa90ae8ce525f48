interface Call {
  readonly stop: AbortController;
  readonly result: Promise<unknown>;
  waiting: number;
}

/** Calls in progress in a page: selectors that make the same call at the same time share it. */
export interface SharedCalls {
  /**
   * Joins the call in progress under that name, or begins it.
   * @param name always used for the same type of result
   * @param gone ends this caller's wait; the call is aborted when no caller is left
   */
  join<Result>(name: string, gone: AbortSignal, begin: (stop: AbortController) => Promise<Result>): Promise<Result>;
}

export function createSharedCalls(): SharedCalls {
  const inProgress = new Map<string, Call>();
  return {
    join(name, gone, begin) {
      let call = inProgress.get(name);
      const forget = (): void => {
        if (inProgress.get(name) === call) inProgress.delete(name);
      };
      if (!call) {
        const stop = new AbortController();
        call = { stop, waiting: 0, result: begin(stop).finally(forget) };
        inProgress.set(name, call);
      }
      const joined = call;
      const leave = (): void => {
        joined.waiting -= 1;
        if (joined.waiting > 0) return;
        forget();
        joined.stop.abort();
      };
      joined.waiting += 1;
      gone.addEventListener('abort', leave, { once: true });
      return (joined.result as ReturnType<typeof begin>).finally(() => gone.removeEventListener('abort', leave));
    },
  };
}
