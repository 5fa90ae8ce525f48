interface Call {
  readonly stop: AbortController;
  readonly result: Promise<unknown>;
  waiting: number;
}

/** Calls that are under way in a page: selectors that ask for the same at the same time share one. */
export interface SharedCalls {
  /**
   * Gives the result of the call of that name that is under way, or begins it.
   * @param name always stands for the same kind of result
   * @param gone ends the wait of whoever asks; a call that nobody waits for any more is told to stop
   */
  join<Result>(name: string, gone: AbortSignal, begin: (stop: AbortController) => Promise<Result>): Promise<Result>;
}

export function createSharedCalls(): SharedCalls {
  const underWay = new Map<string, Call>();
  return {
    join(name, gone, begin) {
      let call = underWay.get(name);
      const forget = (): void => {
        if (underWay.get(name) === call) underWay.delete(name);
      };
      if (!call) {
        const stop = new AbortController();
        call = { stop, waiting: 0, result: begin(stop).finally(forget) };
        underWay.set(name, call);
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
