// Which jobs does a worker still know? The last few that it was sent: its pool counts along, and calls for one of them by its number.

/** As many buffers may live longer than their tensors, for the moment that a worker stays awake. */
const most = 8;

/** Keeps a job, the oldest one forgotten. Both ends of a line do the same, so that both know the same. */
export function keep<Value>(jobs: Map<number, Value>, id: number, value: Value): void {
  jobs.delete(id);
  jobs.set(id, value);
  for (const oldest of jobs.keys()) {
    if (jobs.size <= most) break;
    jobs.delete(oldest);
  }
}
