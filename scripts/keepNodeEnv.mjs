/**
 * Does something and leaves NODE_ENV as it was before. Vite sets it to `production` when it builds, and who starts the
 * server afterwards would take that for the operator's wish.
 */
export async function keepNodeEnv(work) {
  const { NODE_ENV } = process.env;
  try {
    return await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
