/** The server function, and where it believes to be. */
export interface Server {
  origin: string;
  fetch: (request: Request, bindings: object) => Response | Promise<Response>;
}
